// Loaded before a program: asked by a signal, it says what processor time and memory the program has used.

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  const { rss } = process.memoryUsage()
  console.log(`meter ${JSON.stringify({ cpuMs: (user + system) / 1000, rssBytes: rss })}`)
})
