import * as styles from './QrCode.css.ts';

/** Rows of cells; true is dark. Without the quiet zone, which stands around it anyway. */
export type QrCells = readonly (readonly boolean[])[];

export interface QrCodeProps {
  /** What it says, for who can't scan it: "QR code of AB10293847". */
  label: string;
  /** Absent while it is being made: its place is kept. */
  cells?: QrCells;
}

/** A code to be scanned: dark on light in both themes and on paper, for that is what scanners read. */
export function QrCode({ label, cells }: QrCodeProps) {
  if (!cells) return <div className={styles.code} />;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
    >
      <path className={styles.dark} d={cells.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark runs of a row, each one rectangle: cells side by side show seams when printed. */
function rowPath(row: readonly boolean[], y: number): string {
  const starts = row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [x] : []));
  return starts.map((x) => `M${x} ${y}h${runFrom(row, x)}v1h-${runFrom(row, x)}z`).join('');
}

function runFrom(row: readonly boolean[], start: number): number {
  const end = row.indexOf(false, start);
  return (end === -1 ? row.length : end) - start;
}
