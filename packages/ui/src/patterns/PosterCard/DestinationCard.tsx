import { PosterCard, type PosterCardProps } from './PosterCard.tsx';

export interface DestinationCardProps
  extends Pick<PosterCardProps, 'title' | 'href' | 'picture' | 'priority' | 'level'> {
  /** "24 tours". */
  detail: string;
}

const SIZES = '(max-width: 768px) 50vw, 290px';

/** A link to a destination. */
export function DestinationCard({ detail, ...rest }: DestinationCardProps) {
  return <PosterCard {...rest} sizes={SIZES} shape="square" below={detail} />;
}
