import type { Source } from './sources.ts'

/** What tends to happen in a stretch of a fast. The stretches overlap: nobody can say that one has begun at an hour. */
export interface Stage {
  readonly id: 'fed' | 'post-absorptive' | 'stores-falling' | 'ketones-rising' | 'long-fast'
  /** Hours into the fast; a stage without an end goes on. */
  readonly fromHours: number
  readonly toHours: number | null
  readonly name: string
  readonly whatHappens: string
  readonly evidence: 'good' | 'limited'
  readonly source: Source
}

/** The stages of a fast, earliest first. */
export const stages: readonly Stage[] = [
  {
    id: 'fed',
    fromHours: 0,
    toHours: 6,
    name: 'Digesting',
    whatHappens:
      'Your body takes up and stores the last meal; in one study liver sugar stores peaked about five hours after eating. A bigger or richer meal can take longer.',
    evidence: 'good',
    source: {
      authors: 'Taylor R, Magnusson I, Rothman DL, et al.',
      title:
        'Direct assessment of liver glycogen storage by 13C nuclear magnetic resonance spectroscopy and regulation of glucose homeostasis after a mixed meal in normal subjects',
      journal: 'Journal of Clinical Investigation',
      year: 1996,
      volumePages: '97(1):126-132',
      doi: '10.1172/JCI118379',
    },
  },
  {
    id: 'post-absorptive',
    fromHours: 4,
    toHours: 14,
    name: 'Between meals',
    whatHappens:
      'With most of the meal absorbed, the liver keeps blood sugar steady from its stores and by making new glucose, roughly half and half at 14 hours in one study. When this begins depends on what and how much you ate.',
    evidence: 'good',
    source: {
      authors: 'Landau BR, Wahren J, Chandramouli V, Schumann WC, Ekberg K, Kalhan SC',
      title: 'Contributions of gluconeogenesis to glucose production in the fasted state',
      journal: 'Journal of Clinical Investigation',
      year: 1996,
      volumePages: '98:378-385',
      doi: '10.1172/JCI118803',
    },
  },
  {
    id: 'stores-falling',
    fromHours: 12,
    toHours: 24,
    name: 'Stores running down',
    whatHappens:
      'Liver sugar stores keep shrinking through the first day and, in other human studies, the body leans more on fat. It is a gradual slide and not a switch at one hour, and the pace differs with your last meals, your activity and your body.',
    evidence: 'good',
    source: {
      authors: 'Rothman DL, Magnusson I, Katz LD, Shulman RG, Shulman GI',
      title:
        'Quantitation of hepatic glycogenolysis and gluconeogenesis in fasting humans with 13C NMR',
      journal: 'Science',
      year: 1991,
      volumePages: '254(5031):573-576',
      doi: '10.1126/science.1948033',
    },
  },
  {
    id: 'ketones-rising',
    fromHours: 12,
    toHours: 36,
    name: 'Ketones may rise',
    whatHappens:
      'Somewhere in this wide window the liver tends to make more ketones from fat, which some researchers call the metabolic switch. A 16-hour fast may or may not get there, and this timer cannot measure it.',
    evidence: 'limited',
    source: {
      authors:
        'Anton SD, Moehl K, Donahoo WT, Marosi K, Lee SA, Mainous AG III, Leeuwenburgh C, Mattson MP',
      title:
        'Flipping the metabolic switch: understanding and applying the health benefits of fasting',
      journal: 'Obesity',
      year: 2018,
      volumePages: '26(2):254-268',
      doi: '10.1002/oby.22065',
    },
  },
  {
    id: 'long-fast',
    fromHours: 24,
    toHours: null,
    name: 'Long fast',
    whatHappens:
      'Fat and ketones supply more of the energy while the body also loses salt, water and some protein, and people cope very differently. Talk of cell clean-up rests mostly on animal and cell studies, with no known starting hour in people. Ask a doctor before you fast this long, and stop if you feel unwell.',
    evidence: 'limited',
    source: {
      authors: 'Cahill GF Jr',
      title: 'Fuel metabolism in starvation',
      journal: 'Annual Review of Nutrition',
      year: 2006,
      volumePages: '26:1-22',
      doi: '10.1146/annurev.nutr.26.061505.111258',
    },
  },
]
