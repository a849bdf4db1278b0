import type { Exercise } from '../exercise.ts'

export const exercises: readonly Exercise[] = [
  {
    id: 'skull-shining-breath',
    name: 'Skull-Shining Breath',
    sanskrit: 'Kapalabhati Pranayama',
    pose: 'skull-shining',
    duration: '3-5 minutes',
    minutes: [3, 5],
    difficulty: 'Intermediate',
    helps: ['focus', 'strength', 'energy'],
    description:
      'Short, light breaths out, powered by the belly. It feels warming and wakes you up.',
    benefits: ['Feels energising', 'Works the abdominal muscles', 'Builds breath awareness'],
    steps: [
      'Sit tall on an empty stomach and breathe normally for a minute.',
      'Breathe in gently about halfway.',
      'Draw your belly in with a short, light puff out through the nose.',
      'Let the in-breath happen by itself.',
      'Do 15 to 20 easy puffs, rest, and repeat for up to 3 rounds.',
    ],
    cautions:
      'Not in pregnancy or a heavy period, or with high blood pressure, heart disease, hernia, epilepsy, stroke history or recent surgery. Stop if dizzy.',
    videoUrl: 'https://www.youtube.com/shorts/qfJ-_DaIRhc',
  },
  {
    id: 'sun-salutation',
    name: 'Sun Salutation',
    sanskrit: 'Surya Namaskar',
    pose: 'sun-salutation',
    duration: '5-10 minutes',
    minutes: [5, 10],
    difficulty: 'Intermediate',
    helps: ['strength', 'energy'],
    description:
      'A flowing chain of poses that moves the whole body and gently raises the heart rate.',
    benefits: [
      'Whole-body movement',
      'Raises the heart rate',
      'Builds strength and flexibility',
      'Warming start to the day',
    ],
    steps: [
      'Stand tall with palms together, then breathe in and reach up.',
      'Breathe out and fold forward with soft knees.',
      'Step back to plank, then lower your knees, chest and belly.',
      'Breathe in to a low cobra, then breathe out to downward dog.',
      'Step forward, fold, and rise with a breath in.',
      'Repeat 3 to 6 rounds at a pace where you can still talk.',
    ],
    cautions:
      'Go slowly with wrist, shoulder or back trouble or high blood pressure. Not the full version in pregnancy.',
    videoUrl: 'https://www.youtube.com/watch?v=73sjOu0g58M',
    videoChannel: 'Yoga With Adriene',
  },
  {
    id: 'chair-pose',
    name: 'Chair Pose',
    sanskrit: 'Utkatasana',
    pose: 'chair-pose',
    duration: '20-40 seconds, 3 rounds',
    minutes: [1, 2],
    difficulty: 'Beginner',
    helps: ['strength', 'energy'],
    description:
      'A standing squat that puts the big leg muscles to work. Working muscle is what uses energy.',
    benefits: ['Strengthens thighs and glutes', 'Uses large muscle groups', 'Builds stamina'],
    steps: [
      'Stand with your feet hip-width apart.',
      'Breathe in and raise your arms as high as is comfortable.',
      'Breathe out, bend your knees and send your hips back as if to sit.',
      'Keep your weight in your heels and your chest lifted.',
      'Press down to stand and shake out your legs.',
    ],
    cautions:
      'Stay higher with knee pain. Keep your hands on your hips with shoulder pain or high blood pressure.',
    videoUrl: 'https://www.youtube.com/watch?v=0FxWRAJht6k',
  },
  {
    id: 'boat-pose',
    name: 'Boat Pose',
    sanskrit: 'Navasana',
    pose: 'boat',
    duration: '15-30 seconds, 3 rounds',
    minutes: [0.75, 1.5],
    difficulty: 'Intermediate',
    helps: ['balance', 'strength', 'hips'],
    description:
      'Balance on your sitting bones with the legs lifted, and feel the middle of the body at work.',
    benefits: ['Strengthens the core', 'Works hip muscles', 'Practises balance'],
    steps: [
      'Sit with your knees bent and feet flat.',
      'Hold behind your thighs and lean back with a long spine.',
      'Lift your feet until your shins are level with the floor.',
      'If steady, reach your arms forward. Straight legs are optional.',
      'Keep breathing, lower with control and rest.',
    ],
    cautions:
      'Avoid in pregnancy, soon after birth or surgery, and with a hernia or acute back pain.',
    videoUrl: 'https://www.youtube.com/watch?v=QVEINjrYUPU',
  },
]
