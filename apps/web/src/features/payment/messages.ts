import { formatCount } from '@aitours/domain/counts';

export const messages = {
  noResponse: 'No response arrived. Check your connection and try again.',
  failed: 'That didn’t work. Please try again.',
  timeLeft: 'Time left to pay',
  spoken: (minutes: number, seconds: number): string =>
    [minutes > 0 && formatCount(minutes, 'minute'), formatCount(seconds, 'second')].filter(Boolean).join(' '),
  /** Announced at the last of these minutes. */
  lessThan: (minutes: number): string => `Less than ${formatCount(minutes, 'minute')} left to pay.`,
  cardDetails: 'Card details',
  frameLoading: 'Loading the card fields…',
  frameFailed: 'The card fields didn’t load',
  frameFailedText: (until: string): string =>
    `Nothing was charged. Your places are held until ${until}. Check your connection and try again.`,
};
