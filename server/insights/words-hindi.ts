import type { Insight } from '#domain/statistics/insights/insights.ts'
import type { Share } from '#domain/statistics/insights/share.ts'
import type { PartOfDay } from '#domain/statistics/insights/start-habits.ts'
import type { Forms, Said, Words } from './words.ts'

export const hindi: Words = { say }

const parts: Record<PartOfDay, [title: string, when: string]> = {
  morning: ['सुबह की शुरुआत आपको जमती है', 'सुबह'],
  afternoon: ['दोपहर की शुरुआत आपको जमती है', 'दोपहर में'],
  evening: ['शाम की शुरुआत आपको जमती है', 'शाम को'],
  night: ['देर रात की शुरुआत आपको जमती है', 'रात में'],
}

function say(insight: Insight, { weekday, time }: Forms): Said {
  switch (insight.id) {
    case 'best-weekday': {
      const day = weekday(insight.weekday)
      return {
        title: `${day} आपको जमता है`,
        detail: `${day} को शुरू हुए ${reached(insight)} अपने लक्ष्य तक पहुँचे, दूसरे दिनों से साफ़ तौर पर ज़्यादा।`,
      }
    }
    case 'hardest-weekday': {
      const day = weekday(insight.weekday)
      return {
        title: `${day} थोड़ा कठिन रहता है`,
        detail: `${day} को शुरू हुए ${reached(insight)} अपने लक्ष्य तक पहुँचे। उस दिन छोटा लक्ष्य या आराम का दिन बेहतर रह सकता है।`,
      }
    }
    case 'best-part-of-day': {
      const [title, when] = parts[insight.part]
      return {
        title,
        detail: `${when} शुरू हुए ${reached(insight)} अपने लक्ष्य तक पहुँचे, दूसरे समयों से साफ़ तौर पर ज़्यादा।`,
      }
    }
    case 'four-weeks': {
      const period = (share: Share) => `${share.of} उपवास, जिनमें से ${share.reached} लक्ष्य तक पहुँचे`
      return {
        title: 'आपके पिछले चार हफ़्ते',
        detail: `पिछले चार हफ़्ते: ${period(insight)}। उनसे पहले के चार हफ़्ते: ${period(insight.before)}।`,
      }
    }
    case 'usual-start': {
      if (insight.spread === 'scattered') {
        return {
          title: 'कोई तय समय नहीं',
          detail: 'आपके उपवास दिन के बहुत अलग-अलग समय पर शुरू होते हैं; कोई एक समय आम नहीं है।',
        }
      }
      const at = time(insight.minute)
      return insight.spread === 'steady'
        ? { title: 'एक-सी लय', detail: `आपके उपवास ज़्यादातर ${at} के आसपास शुरू होते हैं।` }
        : {
            title: `अक्सर ${at} के आसपास`,
            detail: `आपके उपवास अक्सर ${at} के आसपास शुरू होते हैं, एक-दो घंटे आगे-पीछे।`,
          }
    }
    case 'target': {
      const had = `${insight.usualHours} घंटे के लक्ष्य वाले ${reached(insight)} उस तक पहुँचे।`
      return insight.shorterHours === null
        ? {
            title: `${insight.usualHours} घंटे आपको जमते हैं`,
            detail: `${had} इससे लंबे लक्ष्य की कोई ज़रूरत नहीं है।`,
          }
        : {
            title: 'छोटा लक्ष्य बेहतर रह सकता है',
            detail: `${had} इनमें से ज़्यादातर ${insight.shorterHours} घंटे तक पहुँच जाते।`,
          }
    }
    case 'long-fasts':
      return {
        title: 'लंबे उपवासों के बीच अच्छी तरह खाएँ',
        detail: `पिछले चार हफ़्तों में आपने ${insight.fastIds.length} बार 24 घंटे या उससे लंबा उपवास किया। बीच के दिनों में भरपेट खाना खाएँ और शरीर को आराम दें। कमज़ोरी, चक्कर या तबीयत ख़राब लगे तो डॉक्टर से बात करें।`,
      }
  }
}

function reached({ reached, of }: Share): string {
  return `आपके ${of} में से ${reached} उपवास`
}
