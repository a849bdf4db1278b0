import { type Guide, guideTitles } from './guide.ts'

export const fastingGuide: Guide = {
  id: 'fasting',
  title: guideTitles.fasting,
  subtitle: 'Give your body a regular break from eating',
  description:
    'Intermittent fasting is about when you eat; it has no list of forbidden foods. You keep your meals within a set part of the day and rest from food for the remainder. Results vary from person to person, and many studies are small or short, so think of it as one tool alongside good food, sleep and movement.',
  benefits: [
    {
      title: 'Weight management',
      description:
        'Fasting may help people lose weight, though not clearly more than ordinary dieting. In a year-long trial of adults with obesity, alternate-day fasting did about as well as cutting calories every day, and more people dropped out of it.',
      source: {
        authors: 'Trepanowski JF, Kroeger CM, Barnosky A, et al.',
        title:
          'Effect of alternate-day fasting on weight loss, weight maintenance, and cardioprotection among metabolically healthy obese adults: a randomized clinical trial',
        journal: 'JAMA Internal Medicine',
        year: 2017,
        volumePages: null,
        doi: '10.1001/jamainternmed.2017.0936',
      },
    },
    {
      title: 'Better response to insulin',
      description:
        'In a five-week study of a handful of men with prediabetes, eating within an early six-hour window improved insulin sensitivity, even though their weight stayed the same.',
      source: {
        authors: 'Sutton EF, Beyl R, Early KS, Cefalu WT, Ravussin E, Peterson CM',
        title:
          'Early time-restricted feeding improves insulin sensitivity, blood pressure, and oxidative stress even without weight loss in men with prediabetes',
        journal: 'Cell Metabolism',
        year: 2018,
        volumePages: null,
        doi: '10.1016/j.cmet.2018.04.010',
      },
    },
    {
      title: 'Steadier blood sugar',
      description:
        'In a four-day crossover study of eleven overweight adults, finishing meals by early afternoon slightly lowered average blood sugar across the day.',
      source: {
        authors: 'Jamshed H, Beyl RA, Della Manna DL, Yang ES, Ravussin E, Peterson CM',
        title:
          'Early time-restricted feeding improves 24-hour glucose levels and affects markers of the circadian clock, aging, and autophagy in humans',
        journal: 'Nutrients',
        year: 2019,
        volumePages: null,
        doi: '10.3390/nu11061234',
      },
    },
    {
      title: 'Kinder blood pressure',
      description:
        'In a small study with no comparison group, people with metabolic syndrome who ate within ten hours a day for twelve weeks saw their blood pressure come down. Most were also taking their usual medicines.',
      source: {
        authors: 'Wilkinson MJ, Manoogian ENC, Zadourian A, et al.',
        title:
          'Ten-hour time-restricted eating reduces weight, blood pressure, and atherogenic lipids in patients with metabolic syndrome',
        journal: 'Cell Metabolism',
        year: 2020,
        volumePages: null,
        doi: '10.1016/j.cmet.2019.11.004',
      },
    },
    {
      title: 'Healthier blood fats',
      description:
        'After eight weeks of alternate-day fasting, sixteen adults with obesity had lower LDL cholesterol and triglycerides. They lost weight too, so the fasting itself may not be the whole reason.',
      source: {
        authors: 'Varady KA, Bhutani S, Church EC, Klempel MC',
        title:
          'Short-term modified alternate-day fasting: a novel dietary strategy for weight loss and cardioprotection in obese adults',
        journal: 'American Journal of Clinical Nutrition',
        year: 2009,
        volumePages: null,
        doi: '10.3945/ajcn.2009.28380',
      },
    },
    {
      title: 'Eating less without counting',
      description:
        'In a small twelve-week pilot, adults with obesity who kept meals to an eight-hour window ate roughly 340 fewer calories a day, with no counting.',
      source: {
        authors: 'Gabel K, Hoddy KK, Haggerty N, et al.',
        title:
          'Effects of 8-hour time restricted feeding on body weight and metabolic disease risk factors in obese adults: a pilot study',
        journal: 'Nutrition and Healthy Aging',
        year: 2018,
        volumePages: null,
        doi: '10.3233/NHA-170036',
      },
    },
    {
      title: 'Calmer appetite',
      description:
        'In a four-day study of eleven overweight adults, an early eating window evened out hunger during the day and the body used a little more fat. Total energy use did not change.',
      source: {
        authors: 'Ravussin E, Beyl RA, Poggiogalle E, Hsia DS, Peterson CM',
        title:
          'Early time-restricted feeding reduces appetite and increases fat oxidation but does not affect energy expenditure in humans',
        journal: 'Obesity',
        year: 2019,
        volumePages: null,
        doi: '10.1002/oby.22518',
      },
    },
    {
      title: 'Less oxidative stress',
      description:
        'In a small study without a comparison group, overweight adults with asthma had lower markers of inflammation and oxidative stress after eight weeks of alternate-day calorie restriction. They lost weight as well.',
      source: {
        authors: 'Johnson JB, Summer W, Cutler RG, et al.',
        title:
          'Alternate day calorie restriction improves clinical findings and reduces markers of oxidative stress and inflammation in overweight adults with moderate asthma',
        journal: 'Free Radical Biology and Medicine',
        year: 2007,
        volumePages: null,
        doi: '10.1016/j.freeradbiomed.2006.12.005',
      },
    },
    {
      title: 'Holding on to muscle',
      description:
        'Over eight weeks, men who lifted weights and followed a 16:8 pattern lost some fat while keeping their muscle and strength. Their testosterone also dropped, and women were not studied.',
      source: {
        authors: 'Moro T, Tinsley G, Bianco A, et al.',
        title:
          'Effects of eight weeks of time-restricted feeding (16/8) on basal metabolism, maximal strength, body composition, inflammation, and cardiovascular risk factors in resistance-trained males',
        journal: 'Journal of Translational Medicine',
        year: 2016,
        volumePages: null,
        doi: '10.1186/s12967-016-1044-0',
      },
    },
    {
      title: 'A clearer daily rhythm',
      description:
        'When a few overweight adults with very long eating days shortened them to ten or eleven hours for sixteen weeks, they reported sleeping better and having more energy.',
      source: {
        authors: 'Gill S, Panda S',
        title:
          'A smartphone app reveals erratic diurnal eating patterns in humans that can be modulated for health benefits',
        journal: 'Cell Metabolism',
        year: 2015,
        volumePages: null,
        doi: '10.1016/j.cmet.2015.09.005',
      },
    },
  ],
  warning:
    'Fasting does not suit everyone. Speak to a doctor first if you have diabetes, take medicine that lowers blood sugar or blood pressure, or live with a long-term illness. Do not fast if you are pregnant, breastfeeding, under 18, underweight, or have or have had an eating disorder. Stop and eat if you feel faint, confused or unwell.',
  gettingStarted:
    'Start gently with 12:12: twelve hours in which you eat and twelve of rest, most of it while you sleep. When that feels easy, try 14:10. Drink water through the day and make your meals nourishing.',
}
