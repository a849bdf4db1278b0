import type { ReminderFacts, Words } from './words.ts'

export const hindi: Words = { say, endFast: 'उपवास खोलें' }

function say({ kind, time, targetHours }: ReminderFacts) {
  switch (kind) {
    case 'target':
      return {
        title: `${targetHours} घंटे: आपका लक्ष्य`,
        body: `आप ${time} पर अपने लक्ष्य तक पहुँचे। उपवास तब खोलें जब आपको ठीक लगे।`,
      }
    case 'before-target':
      return {
        title: `आपका लक्ष्य ${time} पर है`,
        body: `यानी ${targetHours} घंटे। अब पहले भोजन के बारे में सोच सकते हैं; इससे पहले खोलना भी ठीक है।`,
      }
    case 'planned-start':
      return {
        title: `आपका प्लान: ${time} से उपवास`,
        body: 'जब आप तैयार हों तब शुरू करें, या किसी और दिन के लिए छोड़ दें।',
      }
  }
}
