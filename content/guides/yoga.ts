import { type Guide, guideTitles } from './guide.ts'

export const yogaGuide: Guide = {
  id: 'yoga',
  title: guideTitles.yoga,
  subtitle: 'Move, breathe and find a little quiet',
  description:
    'Yoga brings together gentle movement, steady breathing and rest. You do not need to be flexible or own special gear. A few minutes on most days are enough to begin, and research suggests that it may support both body and mind.',
  benefits: [
    {
      title: 'Easier backs',
      description:
        'For people with long-lasting low back pain, a twelve-week yoga class helped about as much as physical therapy. In the same trial it was not clearly better than a self-care book.',
      source: {
        authors: 'Saper RB, Lemaster C, Delitto A, et al.',
        title:
          'Yoga, physical therapy, or education for chronic low back pain: a randomized noninferiority trial',
        journal: 'Annals of Internal Medicine',
        year: 2017,
        volumePages: null,
        doi: '10.7326/M16-2579',
      },
    },
    {
      title: 'Lower stress',
      description:
        'After one 90-minute Hatha yoga class, students felt less stressed and had lower cortisol, a stress hormone. A lecture made no such difference.',
      source: {
        authors: 'West J, Otte C, Geher K, Johnson J, Mohr DC',
        title:
          'Effects of Hatha yoga and African dance on perceived stress, affect, and salivary cortisol',
        journal: 'Annals of Behavioral Medicine',
        year: 2004,
        volumePages: null,
        doi: '10.1207/s15324796abm2802_6',
      },
    },
    {
      title: 'Brighter mood',
      description:
        'Over twelve weeks, a small group of healthy adults who did yoga reported better mood and less anxiety than a group who spent the same time walking.',
      source: {
        authors: 'Streeter CC, Whitfield TH, Owen L, et al.',
        title:
          'Effects of yoga versus walking on mood, anxiety, and brain GABA levels: a randomized controlled MRS study',
        journal: 'Journal of Alternative and Complementary Medicine',
        year: 2010,
        volumePages: null,
        doi: '10.1089/acm.2010.0007',
      },
    },
    {
      title: 'Strength and flexibility',
      description:
        'Over eight weeks of Hatha yoga, ten healthy young adults gained strength, endurance and flexibility in several muscles and joints. There was no comparison group.',
      source: {
        authors: 'Tran MD, Holly RG, Lashbrook J, Amsterdam EA',
        title: 'Effects of Hatha yoga practice on the health-related aspects of physical fitness',
        journal: 'Preventive Cardiology',
        year: 2001,
        volumePages: null,
        doi: null,
      },
    },
    {
      title: 'Steadier balance',
      description:
        'In a pilot trial, older adults who joined a twelve-week yoga programme stood and moved with better balance than those who were given only a booklet.',
      source: {
        authors: "Tiedemann A, O'Rourke S, Sesto R, Sherrington C",
        title:
          'A 12-week Iyengar yoga program improved balance and mobility in older community-dwelling people: a pilot randomized controlled trial',
        journal: 'Journals of Gerontology: Series A',
        year: 2013,
        volumePages: null,
        doi: '10.1093/gerona/glt087',
      },
    },
    {
      title: 'Better rest',
      description:
        'Older people with insomnia who practised yoga in class and at home reported better sleep and quality of life than people on a waiting list.',
      source: {
        authors: 'Halpern J, Cohen M, Kennedy G, Reece J, Cahan C, Baharav A',
        title: 'Yoga for improving sleep quality and quality of life for older adults',
        journal: 'Alternative Therapies in Health and Medicine',
        year: 2014,
        volumePages: null,
        doi: null,
      },
    },
    {
      title: 'Gentle on blood pressure',
      description:
        'In a trial of people with mildly raised blood pressure, some round-the-clock readings fell modestly in the yoga group, but only one differed clearly from an exercise group. Yoga can sit alongside treatment, never replace it.',
      source: {
        authors: 'Hagins M, Rundle A, Consedine NS, Khalsa SBS',
        title:
          'A randomized controlled trial comparing the effects of yoga with an active control on ambulatory blood pressure in individuals with prehypertension and stage 1 hypertension',
        journal: 'Journal of Clinical Hypertension',
        year: 2014,
        volumePages: null,
        doi: '10.1111/jch.12244',
      },
    },
    {
      title: 'Moving with arthritis',
      description:
        'Inactive adults with arthritis who took eight weeks of adapted yoga reported better physical health and more energy than those still waiting to start. No harm was linked to the classes, and the evidence is still early.',
      source: {
        authors: 'Moonaz SH, Bingham CO, Wissow L, Bartlett SJ',
        title:
          'Yoga in sedentary adults with arthritis: effects of a randomized controlled pragmatic trial',
        journal: 'Journal of Rheumatology',
        year: 2015,
        volumePages: null,
        doi: '10.3899/jrheum.141129',
      },
    },
    {
      title: 'Sharper thinking',
      description:
        'After eight weeks of Hatha yoga, older adults did better on tests of working memory and task-switching than others did after stretching and strengthening classes. The differences were small.',
      source: {
        authors: 'Gothe NP, Kramer AF, McAuley E',
        title:
          'The effects of an 8-week Hatha yoga intervention on executive function in older adults',
        journal: 'Journals of Gerontology: Series A',
        year: 2014,
        volumePages: null,
        doi: '10.1093/gerona/glu095',
      },
    },
    {
      title: 'Less fatigue',
      description:
        'Three months after a twelve-week yoga course, breast cancer survivors reported less fatigue than a waiting-list group, though not right at its end. Some markers of inflammation were lower too.',
      source: {
        authors: 'Kiecolt-Glaser JK, Bennett JM, Andridge R, et al.',
        title:
          "Yoga's impact on inflammation, mood, and fatigue in breast cancer survivors: a randomized controlled trial",
        journal: 'Journal of Clinical Oncology',
        year: 2014,
        volumePages: null,
        doi: null,
      },
    },
  ],
  warning:
    'Yoga should never hurt. Talk to a health professional before you begin if you are pregnant, have had recent surgery, or live with heart disease, high blood pressure, glaucoma, osteoporosis or a back or joint problem. Ease out of any pose that brings sharp pain, dizziness or numbness, and keep breathing throughout.',
  gettingStarted:
    'Pick two or three beginner poses and practise for ten minutes on most days. Wear something comfortable, use a mat or carpet, and finish each session with a minute of rest.',
}
