/** A publication. `doi` is null where the source has none, or none that was checked. */
export interface Source {
  readonly authors: string
  readonly title: string
  readonly journal: string
  readonly year: number
  readonly volumePages: string | null
  readonly doi: string | null
}

/** Where a source can be read, or null where no lasting address is known. */
export function sourceUrl({ doi }: Source): string | null {
  return doi === null ? null : `https://doi.org/${encodeURI(doi)}`
}

/** A source in one line. */
export function citation({ authors, title, journal, year }: Source): string {
  return `${authors} ${title}. ${journal}, ${year}.`
}

/** A number that the app shows and that needs explaining. */
export type FigureId =
  | 'bmr'
  | 'tdee'
  | 'targetCalories'
  | 'weeklyWeightChange'
  | 'bmi'
  | 'recommendedSteps'
  | 'strideLength'
  | 'walkingDistanceKm'
  | 'exerciseCalories'
  | 'fastingProtocols'
  | 'fastingCalories'
  | 'protein'
  | 'water'
  | 'fats'

/** What a number rests on: published work, a habit of the field, or nothing. */
export type Basis = 'research' | 'rule-of-thumb' | 'none'

/** How one number is worked out, how far to trust it, and who says so. */
export interface Figure {
  readonly name: string
  /** One or two plain sentences. */
  readonly workedOut: string
  readonly formula: string
  readonly basis: Basis
  /** What the number cannot tell. */
  readonly caution: string
  /** What to read, also where it speaks against the number; empty where nothing was found. */
  readonly sources: readonly Source[]
}

/** How the basis of a number is told, in a sentence. */
export const basisLabels: Readonly<Record<Basis, string>> = {
  research: 'An estimate from published research.',
  'rule-of-thumb': 'A rule of thumb.',
  none: 'A rough estimate; no study supports it.',
}

const mifflin1990: Source = {
  authors: 'Mifflin MD, St Jeor ST, Hill LA, Scott BJ, Daugherty SA, Koh YO',
  title: 'A new predictive equation for resting energy expenditure in healthy individuals',
  journal: 'American Journal of Clinical Nutrition',
  year: 1990,
  volumePages: '51(2):241-247',
  doi: '10.1093/ajcn/51.2.241',
}

const frankenfield2005: Source = {
  authors: 'Frankenfield D, Roth-Yousey L, Compher C',
  title:
    'Comparison of predictive equations for resting metabolic rate in healthy nonobese and obese adults: a systematic review',
  journal: 'Journal of the American Dietetic Association',
  year: 2005,
  volumePages: '105:775-789',
  doi: null,
}

const westerterp2013: Source = {
  authors: 'Westerterp KR',
  title:
    'Physical activity and physical activity induced energy expenditure in humans: measurement, determinants, and effects',
  journal: 'Frontiers in Physiology',
  year: 2013,
  volumePages: '4:90',
  doi: '10.3389/fphys.2013.00090',
}

const ainsworth2011: Source = {
  authors:
    'Ainsworth BE, Haskell WL, Herrmann SD, Meckes N, Bassett DR Jr, Tudor-Locke C, Greer JL, Vezina J, Whitt-Glover MC, Leon AS',
  title: '2011 Compendium of Physical Activities: a second update of codes and MET values',
  journal: 'Medicine and Science in Sports and Exercise',
  year: 2011,
  volumePages: '43(8):1575-1581',
  doi: '10.1249/MSS.0b013e31821ece12',
}

const who2000: Source = {
  authors: 'World Health Organization',
  title: 'Obesity: preventing and managing the global epidemic. Report of a WHO consultation',
  journal: 'WHO Technical Report Series, Geneva',
  year: 2000,
  volumePages: '894',
  doi: null,
}

const whoAsia2004: Source = {
  authors: 'WHO Expert Consultation',
  title:
    'Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies',
  journal: 'Lancet',
  year: 2004,
  volumePages: '363(9403):157-163',
  doi: '10.1016/S0140-6736(03)15268-3',
}

const hall2011: Source = {
  authors: 'Hall KD, Sacks G, Chandramohan D, Chow CC, Wang YC, Gortmaker SL, Swinburn BA',
  title: 'Quantification of the effect of energy imbalance on bodyweight',
  journal: 'Lancet',
  year: 2011,
  volumePages: '378(9793):826-837',
  doi: '10.1016/S0140-6736(11)60812-X',
}

const jensen2013: Source = {
  authors: 'Jensen MD, Ryan DH, Apovian CM, et al.',
  title:
    '2013 AHA/ACC/TOS guideline for the management of overweight and obesity in adults: a report of the American College of Cardiology/American Heart Association Task Force on Practice Guidelines and The Obesity Society',
  journal: 'Journal of the American College of Cardiology',
  year: 2013,
  volumePages: null,
  doi: '10.1016/j.jacc.2013.11.004',
}

const paluch2022: Source = {
  authors: 'Paluch AE, Bajpai S, Bassett DR, et al.',
  title: 'Daily steps and all-cause mortality: a meta-analysis of 15 international cohorts',
  journal: 'Lancet Public Health',
  year: 2022,
  volumePages: '7(3):e219-e228',
  doi: '10.1016/S2468-2667(21)00302-9',
}

const zauner2000: Source = {
  authors: 'Zauner C, Schneeweiss B, Kranz A, et al.',
  title:
    'Resting energy expenditure in short-term starvation is increased as a result of an increase in serum norepinephrine',
  journal: 'American Journal of Clinical Nutrition',
  year: 2000,
  volumePages: '71(6):1511-1515',
  doi: '10.1093/ajcn/71.6.1511',
}

const ravussin2019: Source = {
  authors: 'Ravussin E, Beyl RA, Poggiogalle E, Hsia DS, Peterson CM',
  title:
    'Early time-restricted feeding reduces appetite and increases fat oxidation but does not affect energy expenditure in humans',
  journal: 'Obesity',
  year: 2019,
  volumePages: '27(8):1244-1254',
  doi: '10.1002/oby.22518',
}

const doteMontero2022: Source = {
  authors: 'Dote-Montero M, Sanchez-Delgado G, Ravussin E',
  title:
    'Effects of intermittent fasting on cardiometabolic health: an energy metabolism perspective',
  journal: 'Nutrients',
  year: 2022,
  volumePages: '14(3):489',
  doi: '10.3390/nu14030489',
}

const iom2005: Source = {
  authors: 'Institute of Medicine',
  title:
    'Dietary Reference Intakes for Energy, Carbohydrate, Fiber, Fat, Fatty Acids, Cholesterol, Protein, and Amino Acids',
  journal: 'National Academies Press, Washington DC',
  year: 2005,
  volumePages: null,
  doi: '10.17226/10490',
}

const efsa2010: Source = {
  authors: 'EFSA Panel on Dietetic Products, Nutrition, and Allergies (NDA)',
  title: 'Scientific opinion on dietary reference values for water',
  journal: 'EFSA Journal',
  year: 2010,
  volumePages: '8(3):1459',
  doi: '10.2903/j.efsa.2010.1459',
}

const nice2006: Source = {
  authors: 'National Institute for Health and Care Excellence',
  title:
    'Nutrition support for adults: oral nutrition support, enteral tube feeding and parenteral nutrition (CG32)',
  journal: 'NICE clinical guideline',
  year: 2006,
  volumePages: 'CG32, updated 2017',
  doi: null,
}

/** Every explained number. */
export const figures: Readonly<Record<FigureId, Figure>> = {
  bmr: {
    name: 'Energy at rest (BMR)',
    workedOut:
      'This is the energy that your body uses in a day of complete rest. It comes from your weight, height, age and gender, by an equation fitted to 498 healthy adults.',
    formula:
      '10 × weight in kg + 6.25 × height in cm − 5 × age, then + 5 for men or − 161 for women',
    basis: 'research',
    caution:
      'It estimates and does not measure. Of the common equations it comes closest most often, yet it can be far off for a single person. It is not made for anyone under 18.',
    sources: [mifflin1990, frankenfield2005],
  },
  tdee: {
    name: 'Maintenance calories (TDEE)',
    workedOut:
      'Your energy at rest is multiplied by a number for how active you are. The result is roughly what keeps your weight where it is.',
    formula:
      'BMR × 1.2 (sedentary), 1.375 (lightly), 1.55 (moderately), 1.725 (very) or 1.9 (extremely active)',
    basis: 'rule-of-thumb',
    caution:
      'The five numbers are a convention that we could trace to no study. Measured days span about the same range, from 1.1 or 1.2 times the energy at rest up to 2.0 or 2.5 times.',
    sources: [westerterp2013],
  },
  targetCalories: {
    name: 'Daily Calories',
    workedOut:
      'Your goal adds calories to your maintenance calories or takes some away. The result never falls below a floor: 1500 for men, 1200 for women.',
    formula:
      'TDEE − 1000, − 750 or − 500 to lose; ± 0 to maintain; + 500 or + 750 to gain; at least 1500 (men) or 1200 (women)',
    basis: 'rule-of-thumb',
    caution:
      'A guideline for adults with overweight or obesity names 1200 to 1500 kcal for women, 1500 to 1800 for men, or 500 to 750 kcal less than one uses. Taking its low ends as floors is our own cautious reading, and 1000 kcal less goes beyond it.',
    sources: [jensen2013],
  },
  weeklyWeightChange: {
    name: 'Expected weekly weight change',
    workedOut:
      'Each goal has a fixed figure from an old rule that a pound of body weight holds about 3500 kcal. It is not worked out from your own numbers.',
    formula:
      '1000 kcal a day: 0.9 kg (2 lb) a week; 750 kcal: 0.7 kg (1.5 lb); 500 kcal: 0.45 kg (1 lb)',
    basis: 'rule-of-thumb',
    caution:
      'It describes the first weeks at most. Weight responds slowly and the change tapers off: half of it takes about a year. Where the calorie floor applies, expect less.',
    sources: [hall2011],
  },
  bmi: {
    name: 'Body mass index (BMI)',
    workedOut:
      'Your weight is divided by the square of your height. The bands are those of the World Health Organization for adults.',
    formula:
      'weight in kg ÷ (height in m)²; under 18.5 Underweight, to 24.9 Normal, to 29.9 Overweight, above that Obese',
    basis: 'research',
    caution:
      'BMI is a first look, not a diagnosis: it knows nothing of muscle, age or where fat sits. For Asian populations the WHO adds public health action points at 23.0, 27.5, 32.5 and 37.5.',
    sources: [who2000, whoAsia2004],
  },
  recommendedSteps: {
    name: 'Recommended steps',
    workedOut:
      'A base of 8000 steps a day is adjusted once for your age and once for your BMI band. The result is rounded to a whole step.',
    formula:
      '8000 × 1.2 (under 30), 1.0 (under 50), 0.85 (under 65) or 0.7 (65 and over) × 0.8 (Underweight), 1.0 (Normal), 0.85 (Overweight) or 0.7 (Obese)',
    basis: 'rule-of-thumb',
    caution:
      'The base and the age factors roughly fit a pooled study of 47,471 adults, which observed habits and cannot prove cause. The BMI factors have no source.',
    sources: [paluch2022],
  },
  strideLength: {
    name: 'Stride length',
    workedOut: 'The length of one step is taken as a fixed share of your height.',
    formula: '0.415 × height for men, 0.413 × height for women',
    basis: 'rule-of-thumb',
    caution:
      'This is a pedometer rule for which we found no study. Pace, age and ground change your step.',
    sources: [],
  },
  walkingDistanceKm: {
    name: 'Walking distance',
    workedOut:
      'Your recommended steps are multiplied by the length of one step and turned into kilometres.',
    formula: 'steps × stride in cm ÷ 100 ÷ 1000',
    basis: 'rule-of-thumb',
    caution: 'It is as rough as the two numbers that it is made of.',
    sources: [paluch2022],
  },
  exerciseCalories: {
    name: 'Calories burned in 30 minutes',
    workedOut:
      'Each activity has a MET value: how many times as much energy it takes as sitting still. That is multiplied by your weight and by half an hour.',
    formula:
      'MET × weight in kg × 0.5; walking 2.5, 3.5, 4.5; running 6, 8.3, 11.5; yoga 2, 2.5, 4; stretching 1.8, 2.3',
    basis: 'research',
    caution:
      'The values follow the 2011 tables, but 1.8 for stretching and 2.5 and 4.5 for walking match no row there and are our own estimates. Rest is included, so do not add these calories to your energy at rest again.',
    sources: [ainsworth2011],
  },
  fastingProtocols: {
    name: 'The “daily boost” of a fasting protocol',
    workedOut:
      'It is a fixed share of your energy at rest, larger for longer fasts. We show it as an illustration only.',
    formula: '10 % of BMR for 16:8, 12 % for 18:6, 15 % for 20:4',
    basis: 'none',
    caution:
      'A rough estimate: no study supports these shares. With an 18-hour daily fast over four days, one study found no change in the energy used; a rise that another saw came in a total fast of 84 hours. It is unclear whether fasting adds anything beyond eating less.',
    sources: [ravussin2019, zauner2000, doteMontero2022],
  },
  fastingCalories: {
    name: 'Calories burned in a fast',
    workedOut: 'Every hour of the fast counts as 50 kcal, whoever you are.',
    formula: 'hours × 50',
    basis: 'none',
    caution:
      'A rough estimate: no study supports it. It equals a resting burn of 1200 kcal a day, which your body would use with or without a fast.',
    sources: [],
  },
  protein: {
    name: 'Protein',
    workedOut: 'Your weight times 0.8 to 1 gives the grams of protein for a day.',
    formula: '0.8 to 1 g × weight in kg',
    basis: 'research',
    caution:
      '0.8 g per kg is the reference intake for adults. The upper figure of 1 g is a rule of thumb that does not come from there. With kidney disease, ask your doctor first.',
    sources: [iom2005],
  },
  water: {
    name: 'Water',
    workedOut:
      'Your weight times 35 gives the millilitres of water for a day, from drinks and food together.',
    formula: '35 ml × weight in kg',
    basis: 'rule-of-thumb',
    caution:
      'It is the top of a range (30 to 35 ml) written for patients whose nutrition is being supported. For healthy adults one reference is 2.0 litres a day for women and 2.5 for men, food included, and more in the heat. With heart or kidney disease, follow your doctor’s figure.',
    sources: [nice2006, efsa2010],
  },
  fats: {
    name: 'Fats',
    workedOut: 'A fifth to three tenths of your daily calories come from fat.',
    formula: '20 to 30 % of Daily Calories',
    basis: 'research',
    caution:
      'The reference range for adults is 20 to 35 %. The lower ceiling of 30 % is a rule of thumb that does not come from there.',
    sources: [iom2005],
  },
}
