import type { CategoryId } from '#content/yoga/categories.ts'
import { canvas } from '#content/yoga/poses/pose.ts'
import { type PoseKey, poses } from '#content/yoga/poses/poses.ts'
import { Body, Props } from './body.tsx'
import styles from './figure.module.css'
import { circle } from './outline.ts'

/** A figure in the picture: which pose, where its canvas' middle stands, how large. */
type Placed = readonly [pose: PoseKey, x: number, scale: number]

type Composition = {
  sun: readonly [x: number, y: number, radius: number]
  /** radii of the arcs round the sun */
  arcs: readonly number[]
  /** rays round the sun, for the youngest */
  rays?: number
  /** the far hills: heights at the left edge, the middle and the right edge */
  hills: readonly [number, number, number]
  figures: readonly Placed[]
}

const width = 320
const height = 200
const horizonY = 150
const standY = 182

/** The sun's path over the categories: it rises with the first and sets with the last. */
const compositions: Record<CategoryId, Composition> = {
  'brain-health': {
    sun: [160, 92, 50],
    arcs: [66, 84, 104],
    hills: [8, 2, 8],
    figures: [['humming-bee', 160, 1.3]],
  },
  'back-pain-relief': {
    sun: [236, 146, 56],
    arcs: [74],
    hills: [26, 8, 0],
    figures: [
      ['cat-cow', 120, 1.12],
      ['childs-pose', 252, 0.8],
    ],
  },
  'boosting-metabolism': {
    sun: [160, 58, 34],
    arcs: [122],
    hills: [4, 16, 4],
    figures: [
      ['chair-pose', 66, 0.98],
      ['sun-salutation', 160, 1.1],
      ['boat', 258, 0.98],
    ],
  },
  fertility: {
    sun: [160, 150, 86],
    arcs: [104, 122],
    hills: [0, 6, 0],
    figures: [['butterfly', 160, 1.3]],
  },
  'arthritis-relief': {
    sun: [64, 70, 38],
    arcs: [56],
    hills: [0, 8, 30],
    figures: [
      ['chair-flow', 136, 1.02],
      ['ankle-circles', 226, 0.92],
    ],
  },
  'shoulder-pain': {
    sun: [212, 98, 62],
    arcs: [],
    hills: [20, 14, 0],
    figures: [
      ['cow-face-arms', 116, 1.2],
      ['puppy-pose', 238, 0.9],
    ],
  },
  'pregnancy-yoga': {
    sun: [110, 104, 58],
    arcs: [74, 90],
    hills: [0, 10, 26],
    figures: [
      ['prenatal-flow', 110, 1.2],
      ['prenatal-cat-cow', 238, 0.86],
    ],
  },
  'yoga-for-kids': {
    sun: [248, 60, 30],
    arcs: [],
    rays: 14,
    hills: [12, 26, 6],
    figures: [
      ['lions-breath', 58, 0.94],
      ['tall-tree', 146, 1.04],
      ['puppy-dog', 246, 0.96],
    ],
  },
  'yoga-for-pcos': {
    sun: [92, 150, 66],
    arcs: [84, 106],
    hills: [0, 12, 24],
    figures: [
      ['garland', 92, 1.12],
      ['cobra', 228, 0.96],
    ],
  },
}

const ray = (x: number, y: number, radius: number, turn: number): string => {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const at = (r: number) => `${(x + cos * r).toFixed(1)} ${(y + sin * r).toFixed(1)}`
  return `M${at(radius * 1.3)}L${at(radius * 1.62)}`
}

const hill = ([left, middle, right]: readonly [number, number, number]): string =>
  `M0 ${horizonY - left}C${width * 0.2} ${horizonY - left - 6} ${width * 0.3} ${horizonY - middle} ${width / 2} ${horizonY - middle}S${width * 0.8} ${horizonY - right - 8} ${width} ${horizonY - right}V${height}H0Z`

/** A category's cover: its figures in a landscape under the sun. Decoration; the card says the name. */
export const Cover = ({ category }: { category: CategoryId }) => {
  const { sun, arcs, rays = 0, hills, figures } = compositions[category]
  const [x, y, radius] = sun
  return (
    <svg
      className={styles.cover}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.sky} d={`M0 0H${width}V${height}H0Z`} />
      {arcs.map((arc) => (
        <path key={arc} className={styles.arc} strokeWidth="1.5" d={circle([x, y], arc)} />
      ))}
      <circle className={styles.disc} cx={x} cy={y} r={radius} />
      {rays > 0 && (
        <path
          className={styles.ray}
          strokeWidth="3"
          d={Array.from({ length: rays }, (_, i) =>
            ray(x, y, radius, (i * 2 * Math.PI) / rays),
          ).join('')}
        />
      )}
      <path className={styles.hill} d={hill(hills)} />
      <path
        className={styles.ground}
        d={`M0 ${horizonY + 12}Q${width / 2} ${horizonY} ${width} ${horizonY + 12}V${height}H0Z`}
      />
      {figures.map(([key, middle, scale]) => {
        const pose = poses[key]
        return (
          <g
            key={key}
            strokeWidth={(1.7 / scale).toFixed(2)}
            transform={`translate(${middle} ${standY}) scale(${scale}) translate(-100 -${canvas.floorY})`}
          >
            <Props pose={pose} front={false} />
            <Body pose={pose} moving={false} />
            <Props pose={pose} front />
          </g>
        )
      })}
    </svg>
  )
}
