import type { Insight } from '#domain/statistics/insights/insights.ts'
import type { Share } from '#domain/statistics/insights/share.ts'
import type { PartOfDay } from '#domain/statistics/insights/start-habits.ts'
import type { Forms, ReminderFacts, Said, Words } from './words.ts'

export const hindi: Words = {
  letters: {
    verifyEmail: {
      subject: 'अपने ईमेल पते की पुष्टि करें',
      heading: 'Upvas में आपका स्वागत है',
      body: 'कृपया पुष्टि करें कि यह ईमेल पता आपका ही है। यह लिंक 60 मिनट तक और केवल एक बार काम करेगा।',
      button: 'ईमेल पते की पुष्टि करें',
      otherwise:
        'अगर आपने Upvas पर अकाउंट नहीं बनाया है, तो आपको कुछ करने की ज़रूरत नहीं: आपके बिना इस पते की पुष्टि नहीं हो सकती।',
    },
    resetPassword: {
      subject: 'नया पासवर्ड चुनें',
      heading: 'नया पासवर्ड चुनें',
      body: 'किसी ने, उम्मीद है कि आपने ही, आपके Upvas अकाउंट के लिए नया पासवर्ड माँगा है। यह लिंक 60 मिनट तक और केवल एक बार काम करेगा। नया पासवर्ड चुनते ही आपका अकाउंट हर डिवाइस पर साइन आउट हो जाएगा।',
      button: 'नया पासवर्ड चुनें',
      otherwise:
        'अगर यह आपने नहीं माँगा, तो आपको कुछ करने की ज़रूरत नहीं: आपका पासवर्ड वही रहेगा, और यह लिंक किसी और के पास नहीं है।',
    },
    passwordChanged: {
      subject: 'आपका पासवर्ड बदल गया है',
      heading: 'आपका पासवर्ड बदल गया है',
      body: 'आपके Upvas अकाउंट का पासवर्ड अभी-अभी बदला गया है। बाकी हर डिवाइस पर आपका अकाउंट साइन आउट कर दिया गया है।',
      button: 'यह मैंने नहीं किया',
      otherwise:
        'अगर यह आपने ही किया है, तो सब ठीक है। अगर नहीं, तो ऊपर के बटन से नया पासवर्ड चुनें: उसके लिए इसी पते पर एक ईमेल आएगा।',
    },
  },
  linkBelow: 'अगर बटन काम न करे, तो यह पता अपने ब्राउज़र में खोलें:',
  signature: 'Upvas, उपवास का टाइमर जो आपका समय सँभालकर रखता है',
  sayInsight,
  sayReminder,
  endFast: 'उपवास खोलें',
}

const parts: Record<PartOfDay, [title: string, when: string]> = {
  morning: ['सुबह की शुरुआत आपको जमती है', 'सुबह'],
  afternoon: ['दोपहर की शुरुआत आपको जमती है', 'दोपहर में'],
  evening: ['शाम की शुरुआत आपको जमती है', 'शाम को'],
  night: ['देर रात की शुरुआत आपको जमती है', 'रात में'],
}

function sayInsight(insight: Insight, { weekday, time }: Forms): Said {
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

function sayReminder({ kind, time, targetHours }: ReminderFacts): Said {
  switch (kind) {
    case 'target':
      return {
        title: `${targetHours} घंटे: आपका लक्ष्य`,
        detail: `आप ${time} पर अपने लक्ष्य तक पहुँचे। उपवास तब खोलें जब आपको ठीक लगे।`,
      }
    case 'before-target':
      return {
        title: `आपका लक्ष्य ${time} पर है`,
        detail: `यानी ${targetHours} घंटे। अब पहले भोजन के बारे में सोच सकते हैं; इससे पहले खोलना भी ठीक है।`,
      }
    case 'planned-start':
      return {
        title: `आपका प्लान: ${time} से उपवास`,
        detail: 'जब आप तैयार हों तब शुरू करें, या किसी और दिन के लिए छोड़ दें।',
      }
  }
}
