import type { Frame, Pose } from './pose.ts'

// Frames that several poses share.

const cat: Frame = {
  spine: [88.5, 113, 95, 104, 107, 103.5, 116, 109.5],
  head: [121.5, 120, 158],
  nearArm: [112, 106.5, 111.5, 125.5, 120, 141, 128, 142.5],
  farArm: [115, 105.5, 115, 124.5, 122.5, 140.5, 130.5, 142],
  nearLeg: [88.5, 113, 90, 141, 64, 142.5, 53, 143.5],
  farLeg: [91, 112, 92, 140, 66, 142.5, 55, 143.5],
}

const cow: Frame = {
  spine: [91, 113, 101.5, 116.5, 113, 112.5, 120, 104.5],
  head: [126, 94, 14],
  nearArm: [117, 108, 110.5, 126, 120, 141, 128, 142.5],
  farArm: [120, 107, 114, 125.5, 122.5, 140.5, 130.5, 142],
  nearLeg: [91, 113, 90, 141, 64, 142.5, 53, 143.5],
  farLeg: [93.5, 112, 92, 140, 66, 142.5, 55, 143.5],
}

/** On the knees, or on hands and knees. */
export const kneeling = {
  'cat-cow': {
    view: 'side',
    order: ['farArm', 'farLeg', 'torso', 'nearLeg', 'nearArm', 'head'],
    periodSeconds: 7,
    frames: [cat, cow],
  },
  'kitty-cow': {
    view: 'side',
    order: ['farArm', 'farLeg', 'torso', 'nearLeg', 'nearArm', 'head'],
    body: 'child',
    periodSeconds: 5,
    frames: [cat, cow],
  },
  'prenatal-cat-cow': {
    view: 'side',
    body: 'expecting',
    periodSeconds: 8,
    frames: [
      {
        spine: [89, 113, 100, 111.5, 111.5, 109, 122, 106],
        head: [134, 104, 70],
        nearArm: [117.5, 107.5, 112, 125.5, 120, 141, 128, 142.5],
        farArm: [120.5, 106.5, 115, 124.5, 122.5, 140.5, 130.5, 142],
        nearLeg: [89, 113, 90, 141, 64, 142.5, 53, 143.5],
        farLeg: [91.5, 112, 92, 140, 66, 142.5, 55, 143.5],
      },
      {
        spine: [87.5, 113, 95.5, 105.5, 107.5, 103.5, 117.5, 108],
        head: [126, 116.5, 140],
        nearArm: [113, 106, 113, 125, 120, 141, 128, 142.5],
        farArm: [116, 105, 117, 124, 122.5, 140.5, 130.5, 142],
        nearLeg: [87.5, 113, 90, 141, 64, 142.5, 53, 143.5],
        farLeg: [90, 112, 92, 140, 66, 142.5, 55, 143.5],
      },
    ],
  },
  'childs-pose': {
    view: 'side',
    order: ['farArm', 'farLeg', 'torso', 'nearLeg', 'nearArm', 'head'],
    periodSeconds: 6,
    frames: [
      {
        spine: [71, 126.5, 82, 124, 93.5, 126, 103.5, 131],
        head: [115, 135, 116],
        nearArm: [99, 128.5, 116.5, 136.5, 133, 142, 141, 142.5],
        farArm: [102, 127.5, 119.5, 135, 136, 140.5, 144, 141],
        nearLeg: [71, 126.5, 95, 141, 69, 142.5, 58, 143.5],
        farLeg: [73.5, 125.5, 97, 141, 71, 142.5, 60, 143.5],
      },
      {
        spine: [71, 125.5, 82, 123, 93.5, 125, 103.5, 130],
        head: [115, 134, 116],
        nearArm: [99, 127.5, 116, 136, 132.5, 142, 140.5, 142.5],
        farArm: [102, 126.5, 119, 134.5, 135.5, 140.5, 143.5, 141],
        nearLeg: [71, 125.5, 95, 140, 69, 142.5, 58, 143.5],
        farLeg: [73.5, 124.5, 97, 140, 71, 142.5, 60, 143.5],
      },
    ],
  },
  'wide-knee-childs-pose': {
    view: 'side',
    body: 'expecting',
    order: ['farArm', 'farLeg', 'torso', 'nearLeg', 'nearArm', 'head'],
    props: [{ kind: 'bolster', at: [96, 127, 60, 19] }],
    frames: [
      {
        spine: [71, 126, 80, 119.5, 91, 115.5, 102, 114],
        head: [114, 113.5, 82],
        nearArm: [97, 114.5, 111.5, 127, 129, 124, 137, 124],
        farArm: [100, 113.5, 115.5, 124.5, 133, 122, 141, 122],
        nearLeg: [71, 126, 95, 140.5, 69, 142.5, 58, 143.5],
        farLeg: [73.5, 125, 98, 139, 72, 142.5, 61, 143.5],
      },
    ],
  },
  'thread-the-needle': {
    view: 'side',
    gaze: 'viewer',
    foreshortened: ['head', 'nearArm'],
    order: ['farLeg', 'farArm', 'torso', 'head', 'nearLeg', 'nearArm'],
    frames: [
      {
        spine: [76, 113, 86.5, 115.5, 96.5, 122.5, 104.5, 130],
        head: [116.5, 131, 94],
        nearArm: [101, 131, 88, 141.5, 71.5, 143.5, 64, 144],
        farArm: [104, 129, 120.5, 138.5, 138, 140, 146, 141.5],
        nearLeg: [76, 113, 78, 141, 52, 142.5, 41, 143.5],
        farLeg: [78.5, 112, 81, 140, 55, 142.5, 44, 143.5],
      },
    ],
  },
  'puppy-pose': {
    view: 'side',
    order: ['farArm', 'farLeg', 'torso', 'nearLeg', 'nearArm', 'head'],
    frames: [
      {
        spine: [76, 113, 86.5, 116.5, 95.5, 124, 105, 130.5],
        head: [114, 137.5, 130],
        nearArm: [100.5, 127.5, 117, 137.5, 134, 141, 142, 142],
        farArm: [103.5, 126.5, 120, 136, 137, 140.5, 145, 141.5],
        nearLeg: [76, 113, 78, 141, 52, 142.5, 41, 143.5],
        farLeg: [78.5, 112, 81, 140, 55, 142.5, 44, 143.5],
      },
    ],
  },
} as const satisfies Record<string, Pose>
