import { type Guide, guideTitles } from './guide.ts'

export const walkingGuide: Guide = {
  id: 'walking',
  title: guideTitles.walking,
  subtitle: 'The simplest way to move more',
  description:
    'Walking is free, gentle for most people and easy to fit into a day. Short walks add up, and studies that follow people for years link regular walking with better health of heart and body.',
  benefits: [
    {
      title: 'A healthier heart',
      description:
        'In a study that followed more than 70,000 women past menopause, those who walked more had fewer heart and blood-vessel problems. It observed habits, so it cannot prove that walking was the cause.',
      source: {
        authors: 'Manson JE, Greenland P, LaCroix AZ, et al.',
        title:
          'Walking compared with vigorous exercise for the prevention of cardiovascular events in women',
        journal: 'New England Journal of Medicine',
        year: 2002,
        volumePages: null,
        doi: '10.1056/NEJMoa021067',
      },
    },
    {
      title: 'Every step counts',
      description:
        'Among older women, those taking around 4,400 steps a day were less likely to die over about four years than those taking about 2,700. The link levelled off near 7,500 steps. The study observed habits, so it cannot prove that the steps were the cause.',
      source: {
        authors: 'Lee IM, Shiroma EJ, Kamada M, Bassett DR, Matthews CE, Buring JE',
        title: 'Association of step volume and intensity with all-cause mortality in older women',
        journal: 'JAMA Internal Medicine',
        year: 2019,
        volumePages: null,
        doi: '10.1001/jamainternmed.2019.0899',
      },
    },
    {
      title: 'Lower diabetes risk',
      description:
        'In a large study of nurses, more walking and a quicker pace went along with a lower chance of developing type 2 diabetes, even after body weight was taken into account. It observed habits, so it cannot prove cause.',
      source: {
        authors: 'Hu FB, Sigal RJ, Rich-Edwards JW, et al.',
        title:
          'Walking compared with vigorous physical activity and risk of type 2 diabetes in women: a prospective study',
        journal: 'JAMA',
        year: 1999,
        volumePages: null,
        doi: '10.1001/jama.282.15.1433',
      },
    },
    {
      title: 'Smoother after-meal sugar',
      description:
        'In a study of ten inactive older adults at risk of diabetes, three 15-minute walks, one after each meal, improved blood sugar over the day.',
      source: {
        authors: 'DiPietro L, Gribok A, Stevens MS, Hamm LF, Rumpler W',
        title:
          'Three 15-min bouts of moderate postmeal walking significantly improves 24-h glycemic control in older people at risk for impaired glucose tolerance',
        journal: 'Diabetes Care',
        year: 2013,
        volumePages: null,
        doi: '10.2337/dc13-0084',
      },
    },
    {
      title: 'Healthier blood pressure',
      description:
        'In a small 24-week study, women past menopause with raised blood pressure who added about three kilometres of walking a day lowered their upper reading. The lower reading did not change.',
      source: {
        authors: 'Moreau KL, Degarmo R, Langley J, et al.',
        title: 'Increasing daily walking lowers blood pressure in postmenopausal women',
        journal: 'Medicine and Science in Sports and Exercise',
        year: 2001,
        volumePages: null,
        doi: null,
      },
    },
    {
      title: 'Keeping weight steady',
      description:
        'In an eight-month trial of inactive, overweight adults, exercise equal to about 19 kilometres of walking a week helped people avoid weight gain without changing their diet.',
      source: {
        authors: 'Slentz CA, Duscha BD, Johnson JL, et al.',
        title:
          'Effects of the amount of exercise on body weight, body composition, and measures of central obesity: STRRIDE—a randomized controlled study',
        journal: 'Archives of Internal Medicine',
        year: 2004,
        volumePages: null,
        doi: '10.1001/archinte.164.1.31',
      },
    },
    {
      title: 'A quieter mind',
      description:
        'After a 90-minute walk in nature, healthy volunteers said they dwelt less on negative thoughts. The same walk in a city setting made no such difference.',
      source: {
        authors: 'Bratman GN, Hamilton JP, Hahn KS, Daily GC, Gross JJ',
        title: 'Nature experience reduces rumination and subgenual prefrontal cortex activation',
        journal: 'Proceedings of the National Academy of Sciences',
        year: 2015,
        volumePages: null,
        doi: '10.1073/pnas.1510459112',
      },
    },
    {
      title: 'Care for your memory',
      description:
        'In a year-long trial of older adults, a brain area linked with memory grew by about two per cent in those who walked regularly and shrank slightly in those who stretched.',
      source: {
        authors: 'Erickson KI, Voss MW, Prakash RS, et al.',
        title: 'Exercise training increases size of hippocampus and improves memory',
        journal: 'Proceedings of the National Academy of Sciences',
        year: 2011,
        volumePages: null,
        doi: '10.1073/pnas.1015950108',
      },
    },
    {
      title: 'Fresh ideas',
      description:
        'In a set of experiments, people came up with more creative ideas while walking, and for a short time afterwards, than while sitting.',
      source: {
        authors: 'Oppezzo M, Schwartz DL',
        title: 'Give your ideas some legs: the positive effect of walking on creative thinking',
        journal: 'Journal of Experimental Psychology: Learning, Memory, and Cognition',
        year: 2014,
        volumePages: null,
        doi: '10.1037/a0036577',
      },
    },
    {
      title: 'Caring for your hips',
      description:
        'Among women past menopause who did no other exercise, those who walked at least four hours a week had fewer hip fractures than those who walked less than an hour. The study observed habits and cannot prove cause.',
      source: {
        authors: 'Feskanich D, Willett W, Colditz G',
        title: 'Walking and leisure-time activity and risk of hip fracture in postmenopausal women',
        journal: 'JAMA',
        year: 2002,
        volumePages: null,
        doi: null,
      },
    },
  ],
  warning:
    'Check with a doctor before you step things up if you have heart or lung disease, diabetes with foot problems, balance trouble or a recent injury. Stop and seek help for chest pain, severe breathlessness, faintness or sudden leg pain. Wear supportive shoes and stay visible near traffic.',
  gettingStarted:
    'Begin with 10 to 15 minute walks at a pace that lets you chat. Add a few minutes each week and build up to 30 minutes daily. Two or three shorter walks count just as well.',
}
