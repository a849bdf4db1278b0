import type { Exercise } from '../exercise.ts'

export const exercises: readonly Exercise[] = [
  {
    id: 'thread-the-needle',
    name: 'Thread the Needle',
    sanskrit: 'Parsva Balasana',
    pose: 'thread-the-needle',
    duration: '30-60 seconds each side',
    minutes: [1, 2],
    difficulty: 'Beginner',
    helps: ['back', 'shoulders'],
    description:
      'A soft twist for the upper back that reaches the tight places behind the shoulder.',
    benefits: ['May release upper back', 'Stretches behind the shoulder', 'May ease neck tension'],
    steps: [
      'Come to hands and knees on a soft mat.',
      'Slide your right arm under your left, palm up.',
      'Let the right shoulder and the side of your head rest on the floor or a pillow.',
      'Keep your hips above your knees and breathe into your upper back.',
      'Press through the left hand to come up and change sides.',
    ],
    cautions: 'Keep weight off your neck. Skip it after a recent shoulder injury or surgery.',
    videoUrl: 'https://www.youtube.com/watch?v=SkQhKf74nZk',
    videoTitle: 'How to Do a Thread the Needle Stretch: A Guide from Physical Therapists',
    videoChannel: 'Hinge Health',
  },
  {
    id: 'eagle-arms',
    name: 'Eagle Arms',
    sanskrit: 'Garudasana',
    pose: 'eagle-arms',
    duration: '30-45 seconds each side',
    minutes: [1, 1.5],
    difficulty: 'Beginner',
    helps: ['shoulders'],
    description:
      'Wrapping the arms widens the space between the shoulder blades, a spot that often tightens at a desk.',
    benefits: ['Stretches the upper back', 'Frees the shoulder blades', 'Good desk break'],
    steps: [
      'Sit or stand tall and reach both arms forward.',
      'Cross your right arm under your left and bend your elbows.',
      'Bring the backs of your hands, or your palms, together. Hugging your shoulders is fine too.',
      'Lift your elbows slightly and draw your shoulders down.',
      'Breathe for 5 breaths and change sides.',
    ],
    cautions:
      'Use the self-hug version if the wrap pinches. Avoid with a recent shoulder dislocation.',
    videoUrl: 'https://www.youtube.com/watch?v=fC9XQWc6ukk',
    videoChannel: 'Howcast',
    videoNote: 'The video shows the full standing Eagle Pose; follow the arm position.',
  },
  {
    id: 'cow-face-arms',
    name: 'Cow Face Arms',
    sanskrit: 'Gomukhasana',
    pose: 'cow-face-arms',
    duration: '20-40 seconds each side',
    minutes: [0.75, 1.25],
    difficulty: 'Intermediate',
    helps: ['shoulders'],
    description:
      'A two-way shoulder stretch made friendly with a strap, so your hands never need to meet.',
    benefits: ['Stretches shoulders and triceps', 'May improve reach', 'Opens the chest'],
    steps: [
      'Sit tall and hold a strap or towel in your right hand.',
      'Raise the right arm, bend the elbow and let the strap hang down your back.',
      'Reach your left hand behind you and take hold of the strap.',
      'Keep your ribs relaxed and your head level.',
      'Breathe for 5 breaths, let go slowly and change sides.',
    ],
    cautions:
      'Skip it with rotator cuff injury, impingement or frozen shoulder unless your physiotherapist agrees.',
    videoUrl: 'https://www.youtube.com/watch?v=MzfLEJwQNWc',
    videoChannel: 'YOGA UPLOAD with Maris Aylward',
    videoNote:
      'The video shows the whole seated pose; the strap and arm position is what matters here.',
  },
  {
    id: 'puppy-pose',
    name: 'Puppy Pose',
    sanskrit: 'Uttana Shishosana',
    pose: 'puppy-pose',
    duration: '30-60 seconds',
    minutes: [0.5, 1],
    difficulty: 'Beginner',
    helps: ['back', 'shoulders'],
    description:
      'Halfway between child’s pose and downward dog: a long, easy stretch for the shoulders and sides.',
    benefits: [
      'Opens shoulders and chest',
      'Lengthens the side body',
      'May ease upper-back tightness',
    ],
    steps: [
      'Start on hands and knees.',
      'Walk your hands forward while your hips stay above your knees.',
      'Let your chest sink and rest your forehead on the floor or a block.',
      'Keep your elbows lifted or resting, whichever feels kinder.',
      'Breathe for 5 to 8 breaths and walk your hands back.',
    ],
    cautions:
      'Put cushions under your chest if the shoulders pinch. Avoid overhead stretching with an acute injury.',
    videoUrl: 'https://www.youtube.com/watch?v=i1-bFRjloeI',
  },
]
