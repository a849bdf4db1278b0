/**
 * Where each exercise's video link was found: public lists that name the pose beside
 * the link. None of the videos could be opened when the links were gathered, so this
 * says how far each can be trusted. Kept apart from the catalogue: no screen needs it.
 */
export type VideoSource = {
  found: string
  confidence: 'high' | 'medium'
  /** about how many independent public lists agree */
  lists: number
}

/** By the exercise's id. */
export const videoSources: Readonly<Record<string, VideoSource>> = {
  'humming-bee-breath': {
    found:
      'Hand-picked table in a public meditation web app (title, id, channel, length, views); two further repositories list the same id as Bhramari / bee breathing',
    confidence: 'high',
    lists: 3,
  },
  'alternate-nostril-breathing': {
    found:
      'Same hand-picked table (title, id, channel, length, views); about ten repositories list the id as alternate nostril breathing / anulom vilom',
    confidence: 'high',
    lists: 8,
  },
  'candle-gazing': {
    found:
      'Same hand-picked table (title, id, channel, length, views); its other entries check out elsewhere',
    confidence: 'medium',
    lists: 1,
  },
  'tree-pose': {
    found:
      'Listed as Tree Pose in about nine independent repositories, one with a copied share link',
    confidence: 'high',
    lists: 9,
  },
  'seated-forward-bend': {
    found:
      'Pose-video map whose comments give the YouTube title for each id; a second repository lists the id as Forward Fold',
    confidence: 'high',
    lists: 2,
  },
  'cat-cow-for-a-stiff-back': {
    found:
      'Exercise-demo map holding YouTube title and channel per id; five more repositories list it as cat-cow, three with copied share links',
    confidence: 'high',
    lists: 6,
  },
  'childs-pose': {
    found:
      'Listed as Child’s Pose / Balasana in ten or more independent repositories, several with copied share links',
    confidence: 'high',
    lists: 10,
  },
  'sphinx-pose': {
    found:
      'Technique-video list whose author states each id was checked (oEmbed reply, title match, embeddable); an older Android app pairs it with Sphinx',
    confidence: 'high',
    lists: 2,
  },
  'bridge-pose': {
    found:
      'Listed as Bridge Pose in ten or more repositories; one link carries the parameter ab_channel=YogaWithAdriene',
    confidence: 'high',
    lists: 10,
  },
  'reclined-spinal-twist': {
    found:
      'Technique-video list with checked title, channel and length; a second list with titles agrees, as do about eight other repositories',
    confidence: 'high',
    lists: 10,
  },
  'skull-shining-breath': {
    found:
      'Earlier version of the product’s own page (Kapal Bhati Pranayama); a separate health app lists the same id as Kapalbhati Pranayama',
    confidence: 'high',
    lists: 2,
  },
  'sun-salutation': {
    found:
      'Listed as Sun Salutation in about ten repositories, three naming the channel; most look machine-written and none carries a copied share link',
    confidence: 'medium',
    lists: 10,
  },
  'chair-pose': {
    found:
      'Listed as Chair Pose / Utkatasana in three repositories, including a poses-for-children list',
    confidence: 'high',
    lists: 3,
  },
  'boat-pose': {
    found:
      'Listed as Boat Pose / Navasana in ten or more repositories, three with copied share links',
    confidence: 'high',
    lists: 10,
  },
  'butterfly-pose': {
    found:
      'Exercise library naming the video maker beside Butterfly; five other repositories list it as Butterfly / Bound Angle',
    confidence: 'high',
    lists: 5,
  },
  'reclined-butterfly': {
    found:
      'Pose-video map whose comments give the YouTube title for each id; several of its other ids are confirmed elsewhere',
    confidence: 'medium',
    lists: 1,
  },
  'legs-up-the-wall': {
    found: 'Listed as Legs Up the Wall in four independent projects, one with a copied share link',
    confidence: 'high',
    lists: 4,
  },
  'head-to-knee-bend': {
    found:
      'Exercise library naming the video maker beside Head-to-Knee Pose; its other entries check out elsewhere',
    confidence: 'medium',
    lists: 1,
  },
  'happy-baby': {
    found:
      'Pose-video map with the YouTube title in a comment; four more repositories agree, one with a copied share link',
    confidence: 'high',
    lists: 5,
  },
  'gentle-standing-forward-fold': {
    found:
      'Earlier version of the product’s own page (Uttanasana); a separate movement app pairs the same id with Standing Forward Fold',
    confidence: 'high',
    lists: 2,
  },
  'yoga-nidra': {
    found:
      'Hand-picked table (title, id, channel, length, views); a breathing app also uses it for its Yoga Nidra button',
    confidence: 'high',
    lists: 2,
  },
  'chair-yoga-flow': {
    found:
      'Curated list of chair yoga for seniors with titles; five more repositories list it as chair yoga',
    confidence: 'high',
    lists: 6,
  },
  'seated-cat-cow': {
    found:
      'Listed as seated cat-cow in five independent projects, including a cancer-exercise app with a copied share link',
    confidence: 'high',
    lists: 5,
  },
  'wrist-and-finger-care': {
    found:
      'Database migration giving the YouTube title of each replacement id after checking it; six more repositories list it as Wrist Flexor Stretch',
    confidence: 'high',
    lists: 6,
  },
  'ankle-circles': {
    found:
      'Exercise-demo map with title and channel; a second library gives the same title, and two more agree',
    confidence: 'high',
    lists: 4,
  },
  'supported-relaxation': {
    found: 'Listed as Shavasana / Corpse Pose in two independent projects',
    confidence: 'high',
    lists: 2,
  },
  'thread-the-needle': {
    found:
      'Technique-video list with checked title, channel and length; three other projects agree',
    confidence: 'high',
    lists: 4,
  },
  'eagle-arms': {
    found: 'Listed as Eagle Pose in four repositories; one link carries ab_channel=Howcast',
    confidence: 'high',
    lists: 4,
  },
  'cow-face-arms': {
    found:
      'Exercise library naming the video maker beside Cow Face Pose; its other entries check out elsewhere',
    confidence: 'medium',
    lists: 1,
  },
  'puppy-pose': {
    found: 'Listed as Puppy Pose in two independent projects',
    confidence: 'high',
    lists: 2,
  },
  'easy-pose-with-natural-breath': {
    found:
      'Listed as Easy Pose / Sukhasana in about ten repositories, once inside a prenatal yoga course',
    confidence: 'high',
    lists: 8,
  },
  'prenatal-cat-cow': {
    found:
      'Pose-video map with the YouTube title in a comment; ten or more repositories agree, two of them in prenatal or first-trimester lists',
    confidence: 'high',
    lists: 10,
  },
  'supported-bound-angle': {
    found: 'Listed as Bound Angle / Butterfly Pose in about ten repositories',
    confidence: 'high',
    lists: 9,
  },
  'supported-garland-squat': {
    found:
      'Exercise library naming the video maker beside Garland Pose; a prenatal yoga course lists the same id for Garland Pose',
    confidence: 'high',
    lists: 2,
  },
  'wide-knee-childs-pose': {
    found: 'Listed as Child’s Pose in about ten repositories, three of them naming the channel',
    confidence: 'high',
    lists: 9,
  },
  'gentle-prenatal-flow': {
    found:
      'Pregnancy apps holding the YouTube title beside the id; one names the channel. Seven repositories in all',
    confidence: 'high',
    lists: 7,
  },
  'lions-breath': {
    found:
      'A poses-for-children list pairs it with Lion Pose; two other projects agree, one with a copied share link',
    confidence: 'high',
    lists: 3,
  },
  'tall-tree-pose': {
    found:
      'A poses-for-children list pairs it with Tree Pose; about five more repositories agree, one with a copied share link',
    confidence: 'high',
    lists: 6,
  },
  'flutter-by-butterfly': {
    found:
      'A poses-for-children list pairs it with Butterfly Pose; three more repositories agree, one with a copied share link',
    confidence: 'high',
    lists: 4,
  },
  'kitty-and-cow': {
    found:
      'A poses-for-children list pairs it with Cat Pose; two more projects agree, both with copied share links',
    confidence: 'high',
    lists: 3,
  },
  'stretchy-puppy-dog': {
    found: 'Listed as Downward Dog in ten or more repositories',
    confidence: 'high',
    lists: 10,
  },
  'under-the-sea-story-yoga': {
    found:
      'Labelled video data set giving the YouTube title beside the id; three or more other projects use it for kids yoga',
    confidence: 'high',
    lists: 4,
  },
  'slow-sun-salutation': {
    found:
      'Listed as Surya Namaskar (slow pace) and as sun salutation in two independent projects, one with a copied share link',
    confidence: 'high',
    lists: 2,
  },
  'cobra-pose': {
    found:
      'Listed as Cobra Pose in ten or more repositories, two with copied search or embed links',
    confidence: 'high',
    lists: 10,
  },
  'bow-pose': {
    found:
      'Yoga link table giving the video title; about five more repositories list it as Bow Pose / Dhanurasana',
    confidence: 'high',
    lists: 6,
  },
  'garland-pose': {
    found:
      'Earlier versions of the product’s own page list it twice as Garland Pose; not confirmed elsewhere',
    confidence: 'medium',
    lists: 1,
  },
  'supported-bridge': {
    found: 'Listed as Bridge Pose in about ten repositories, five with copied share links',
    confidence: 'high',
    lists: 10,
  },
  'half-lord-of-the-fishes': {
    found:
      'Earlier version of the product’s own page (Ardha Matsyendrasana); a separate yoga app lists the same id for the same pose',
    confidence: 'high',
    lists: 2,
  },
  'corpse-pose': {
    found: 'Listed as Shavasana / Corpse Pose in about six repositories',
    confidence: 'high',
    lists: 6,
  },
}
