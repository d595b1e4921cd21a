import * as styles from './QrCode.css.ts';

/** Rows of cells; true is dark. Without the quiet zone, which the component adds. */
export type QrCells = readonly (readonly boolean[])[];

export interface QrCodeProps {
  /** The accessible name: "QR code of AB10293847". */
  label: string;
  /** Undefined while it is generated: the space is reserved. */
  cells?: QrCells;
  /** `large` for a code of more than 30 characters, whose cells are small.
   * @default 'medium' */
  size?: 'medium' | 'large';
}

/** A QR code; dark on light in both themes, as scanners require. */
export function QrCode({ label, cells, size = 'medium' }: QrCodeProps) {
  if (!cells) return <div className={styles.code} data-size={size} />;
  return (
    <svg
      className={styles.code}
      data-size={size}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={cells.map(rowPath).join('')} />
    </svg>
  );
}

/** Returns one rectangle per run of dark cells: single cells show seams when printed. */
function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => `M${x} ${y}h${runLength(row, x)}v1h-${runLength(row, x)}z`).join('');
}

function runLength(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
