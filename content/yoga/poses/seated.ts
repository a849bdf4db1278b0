import type { Pose } from './pose.ts'

/** Seated on the floor. */
export const seated = {
  'humming-bee': {
    view: 'front',
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    frames: [
      {
        spine: [100, 134, 100, 123, 100, 111, 100, 100],
        head: [100, 88, 0],
        nearArm: [110.5, 104, 128.5, 100.5, 113, 90, 108, 87.5],
        farArm: [89.5, 104, 71.5, 100.5, 87, 90, 92, 87.5],
        nearLeg: [106, 134, 131, 137, 105, 141.5, 95.5, 144],
        farLeg: [94, 134, 69, 137, 95, 141.5, 104.5, 144],
      },
    ],
  },
  'alternate-nostril': {
    view: 'front',
    foreshortened: ['nearLeg', 'farLeg', 'farArm'],
    frames: [
      {
        spine: [100, 134, 100, 123, 100, 111, 100, 100],
        head: [100, 88, 0],
        nearArm: [110.5, 104, 127, 113.5, 127, 131, 131, 138],
        farArm: [89.5, 104, 80, 114, 91.5, 101, 97.5, 95],
        nearLeg: [106, 134, 131, 137, 105, 141.5, 95.5, 144],
        farLeg: [94, 134, 69, 137, 95, 141.5, 104.5, 144],
      },
    ],
  },
  'easy-breath': {
    view: 'front',
    body: 'expecting',
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    props: [{ kind: 'cushion', at: [66, 133, 68, 13] }],
    frames: [
      {
        spine: [100, 127, 100, 116, 100, 104, 100, 93],
        head: [100, 81, 0],
        nearArm: [110.5, 97, 120, 112, 109, 124, 102, 127],
        farArm: [89.5, 97, 80, 112, 92, 110, 100, 111],
        nearLeg: [106, 127, 131, 136, 105, 141.5, 95.5, 144],
        farLeg: [94, 127, 69, 136, 95, 141.5, 104.5, 144],
      },
    ],
  },
  'prenatal-flow': {
    view: 'front',
    body: 'expecting',
    periodSeconds: 12,
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    order: ['farArm', 'torso', 'head', 'farLeg', 'nearLeg', 'nearArm'],
    props: [{ kind: 'cushion', at: [74, 137, 52, 10] }],
    frames: [
      {
        spine: [100, 130, 99.5, 119, 96.5, 107.5, 91.5, 97.5],
        head: [86, 87, 0],
        nearArm: [103, 96.5, 96.5, 78.5, 87, 64, 82.5, 57],
        farArm: [84, 105.5, 70.5, 116, 59, 129, 53.5, 135],
        nearLeg: [106, 129.5, 131, 137, 105, 141.5, 95.5, 144],
        farLeg: [94, 130.5, 69, 137, 95, 141.5, 104.5, 144],
      },
      {
        spine: [100, 130, 100, 119, 100, 107, 100, 96],
        head: [100, 84, 0],
        nearArm: [110.5, 100, 119, 117, 130, 130, 135, 136],
        farArm: [89.5, 100, 81, 117, 70, 130, 65, 136],
        nearLeg: [106, 130, 131, 137, 105, 141.5, 95.5, 144],
        farLeg: [94, 130, 69, 137, 95, 141.5, 104.5, 144],
      },
    ],
  },
  butterfly: {
    view: 'front',
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    frames: [
      {
        spine: [100, 133, 100, 122, 100, 110, 100, 99],
        head: [100, 87, 0],
        nearArm: [110.5, 103, 116, 118.5, 106, 132, 101.5, 139],
        farArm: [89.5, 103, 84, 118.5, 94, 132, 98.5, 139],
        nearLeg: [106, 133, 132, 136, 106, 141, 100.5, 146],
        farLeg: [94, 133, 68, 136, 94, 141, 99.5, 146],
      },
    ],
  },
  'flutter-butterfly': {
    view: 'front',
    body: 'child',
    periodSeconds: 2.4,
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    frames: [
      {
        spine: [100, 133, 100, 122, 100, 110, 100, 99],
        head: [100, 87, 0],
        nearArm: [110.5, 103, 116, 118.5, 106, 132, 101.5, 139],
        farArm: [89.5, 103, 84, 118.5, 94, 132, 98.5, 139],
        nearLeg: [106, 133, 132, 134, 106, 141, 100.5, 146],
        farLeg: [94, 133, 68, 134, 94, 141, 99.5, 146],
      },
      {
        spine: [100, 133, 100, 122, 100, 110, 100, 99],
        head: [100, 87, 0],
        nearArm: [110.5, 103, 116, 118.5, 106, 132, 101.5, 139],
        farArm: [89.5, 103, 84, 118.5, 94, 132, 98.5, 139],
        nearLeg: [106, 133, 128, 124, 106, 141, 100.5, 146],
        farLeg: [94, 133, 72, 124, 94, 141, 99.5, 146],
      },
    ],
  },
  'supported-bound-angle': {
    view: 'front',
    body: 'expecting',
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    props: [
      { kind: 'bolster', at: [78, 84, 44, 60] },
      { kind: 'cushion', at: [110, 136, 32, 11] },
      { kind: 'cushion', at: [58, 136, 32, 11] },
    ],
    frames: [
      {
        spine: [100, 131, 100, 120, 100, 108, 100, 97],
        head: [100, 85, 0],
        nearArm: [110.5, 101, 118, 116, 111, 129, 104, 127],
        farArm: [89.5, 101, 82, 116, 89, 129, 96, 127],
        nearLeg: [106, 131, 131, 131, 107, 141, 100.5, 146],
        farLeg: [94, 131, 69, 131, 93, 141, 99.5, 146],
      },
    ],
  },
  'eagle-arms': {
    view: 'side',
    window: [52, 66, 84],
    foreshortened: ['nearLeg', 'farLeg', 'farArm'],
    frames: [
      {
        spine: [78, 138, 78, 127, 78, 115, 77.5, 104],
        head: [77, 92, -2],
        nearArm: [78, 109, 97, 110.5, 103, 94.5, 100, 87.5],
        farArm: [81, 108, 99.5, 104, 98.5, 87, 102.5, 80],
        nearLeg: [78, 138, 104, 139, 97, 142.5, 88.5, 143.5],
        farLeg: [80.5, 137, 109, 136, 103, 142, 113, 144],
      },
    ],
  },
  'cow-face-arms': {
    view: 'back',
    window: [58, 66, 84],
    foreshortened: ['nearLeg', 'farLeg', 'nearArm', 'farArm'],
    order: ['nearLeg', 'farLeg', 'torso', 'head', 'farArm', 'nearArm'],
    props: [{ kind: 'strap', at: [102, 104, 104, 110, 97, 112, 98, 124], front: true }],
    frames: [
      {
        spine: [100, 134, 100, 123, 100, 111, 100, 100],
        head: [100, 88, 0],
        nearArm: [110.5, 104, 114, 85, 105, 98, 102, 105],
        farArm: [89.5, 104, 81, 121, 93.5, 118, 99, 112.5],
        nearLeg: [106, 134, 131, 137, 105, 141.5, 95.5, 144],
        farLeg: [94, 134, 69, 137, 95, 141.5, 104.5, 144],
      },
    ],
  },
  'candle-gazing': {
    view: 'side',
    foreshortened: ['nearLeg', 'farLeg'],
    props: [
      { kind: 'block', at: [147, 120, 12, 26] },
      { kind: 'candle', at: [153, 104, 0, 16] },
    ],
    frames: [
      {
        spine: [80, 138, 80.5, 127, 80.5, 115, 80, 104],
        head: [79.5, 92, -2],
        nearArm: [80, 109, 83.5, 127.5, 101, 130, 108, 134],
        farArm: [83, 108, 90, 126, 107, 129, 114, 133],
        nearLeg: [80, 138, 104, 139, 97, 142.5, 88.5, 143.5],
        farLeg: [82.5, 137, 109, 136, 103, 142, 113, 144],
      },
    ],
  },
  'skull-shining': {
    view: 'side',
    periodSeconds: 1.6,
    foreshortened: ['nearLeg', 'farLeg'],
    props: [
      { kind: 'breath', at: [95, 99] },
      { kind: 'press', at: [106, 118] },
    ],
    frames: [
      {
        spine: [80, 138, 80, 127, 80, 115, 80, 104],
        head: [80, 92, 0],
        nearArm: [80, 109, 83.5, 127.5, 101, 130, 108, 134],
        farArm: [83, 108, 90, 125.5, 107, 129, 114, 133],
        nearLeg: [80, 138, 104, 139, 97, 142.5, 88.5, 143.5],
        farLeg: [82.5, 137, 109, 136, 103, 142, 113, 144],
      },
      {
        spine: [80, 138, 81.5, 127, 80.5, 115, 80.5, 104],
        head: [80, 92, -2],
        nearArm: [80.5, 109, 83.5, 128, 101, 130, 108, 134],
        farArm: [83.5, 108, 89.5, 126, 107, 129, 114, 133],
        nearLeg: [80, 138, 104, 139, 97, 142.5, 88.5, 143.5],
        farLeg: [82.5, 137, 109, 136, 103, 142, 113, 144],
      },
    ],
  },
  'seated-forward-bend': {
    view: 'side',
    periodSeconds: 6,
    frames: [
      {
        spine: [62, 138, 69, 129.5, 80.5, 125.5, 91.5, 125.5],
        head: [103, 128.5, 110],
        nearArm: [86.5, 125.5, 94, 143, 110, 136, 118, 134.5],
        farArm: [89.5, 124.5, 95.5, 142.5, 111, 134, 119, 132.5],
        nearLeg: [62, 138, 90, 137, 115.5, 142, 118, 131],
        farLeg: [64.5, 137, 92, 131.5, 116, 141.5, 119.5, 131],
      },
      {
        spine: [62, 138, 68.5, 129, 79.5, 124, 90, 122.5],
        head: [102, 123.5, 102],
        nearArm: [85, 123, 93, 140.5, 110, 136, 118, 134.5],
        farArm: [88, 122, 94.5, 140, 111, 134, 119, 132.5],
        nearLeg: [62, 138, 90, 137, 115.5, 142, 118, 131],
        farLeg: [64.5, 137, 92, 131.5, 116, 141.5, 119.5, 131],
      },
    ],
  },
  'head-to-knee': {
    view: 'side',
    foreshortened: ['nearLeg'],
    order: ['farArm', 'farLeg', 'torso', 'head', 'nearLeg', 'nearArm'],
    frames: [
      {
        spine: [62, 138, 68, 129, 78.5, 123, 89.5, 121.5],
        head: [101.5, 122.5, 102],
        nearArm: [84.5, 122, 93.5, 138.5, 111, 136, 119, 135],
        farArm: [87.5, 121, 97, 137.5, 114, 133, 122, 133],
        nearLeg: [62, 138, 83, 146.5, 95, 141, 103, 136],
        farLeg: [64.5, 137, 92, 131.5, 116, 141.5, 119, 131],
      },
    ],
  },
  boat: {
    view: 'side',
    frames: [
      {
        spine: [92, 137, 85, 128.5, 79, 118, 74, 108.5],
        head: [71, 96.5, -4],
        nearArm: [76, 113, 94.5, 118, 110, 110, 118, 110],
        farArm: [79, 112, 97, 118, 112, 109, 120, 109],
        nearLeg: [92, 137, 113.5, 119, 133.5, 102.5, 140, 93.5],
        farLeg: [94.5, 136, 115.5, 117.5, 134.5, 100, 141, 91],
      },
    ],
  },
  'half-lord-of-the-fishes': {
    view: 'side',
    gaze: 'back',
    foreshortened: ['farArm'],
    order: ['farLeg', 'nearArm', 'torso', 'head', 'nearLeg', 'farArm'],
    frames: [
      {
        spine: [84, 138, 84.5, 127, 84, 115, 83.5, 104],
        head: [83, 92, -2],
        nearArm: [84, 109, 76, 126, 65, 140, 57.5, 142.5],
        farArm: [87, 108, 94, 121, 105, 112, 106, 104],
        nearLeg: [84, 138, 102, 116.5, 108, 142, 119, 143],
        farLeg: [86.5, 137, 113.5, 130.5, 137, 142, 140, 131.5],
      },
    ],
  },
  'lions-breath': {
    view: 'side',
    body: 'child',
    expression: 'roar',
    props: [
      { kind: 'breath', at: [116, 92] },
      { kind: 'breath', at: [117, 84] },
    ],
    frames: [
      {
        spine: [82, 128, 85, 117.5, 87.5, 105.5, 89.5, 95],
        head: [93.5, 83.5, 0],
        nearArm: [88.5, 100, 98, 116.5, 108, 130.5, 115, 134.5],
        farArm: [91.5, 99, 101.5, 115, 112, 129, 119, 133],
        nearLeg: [82, 128, 109, 136, 84, 142.5, 73, 144],
        farLeg: [84.5, 127, 110, 136, 85, 142.5, 74, 144],
      },
    ],
  },
} as const satisfies Record<string, Pose>
