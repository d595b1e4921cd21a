import { formatTime } from '@aitours/domain/dates';
import type { PrayerName } from '@aitours/domain/planner';
import { Banner, FactList, Skeleton, Stack, Text } from '@aitours/ui';
import { CloudSun, type LucideIcon, MoonStar, Sun, Sunrise, Sunset } from 'lucide-react';
import { useApi } from '../api.tsx';
import { messages } from './messages.ts';
import type { PrayerTimesProps } from './PrayerTimes.tsx';

const icons: Readonly<Record<PrayerName, LucideIcon>> = {
  fajr: MoonStar,
  dhuhr: Sun,
  friday: Sun,
  asr: CloudSun,
  maghrib: Sunset,
  isha: MoonStar,
};

/** Loads and shows when the prayers of a date begin, with what is uncertain about it. */
export default function PrayerList({ date, place }: PrayerTimesProps) {
  const { data, failure, reload } = useApi('getPrayerTimes', { query: { date, place } });
  if (failure)
    return (
      <Banner tone="critical" announce="alert" onRetry={reload}>
        {messages.failed}
      </Banner>
    );
  if (!data) return <Skeleton shape="wide" />;
  const [fajr, ...later] = data.prayers.map(({ prayer, time }) => ({
    icon: icons[prayer],
    label: messages.prayers[prayer],
    value: formatTime(time),
  }));
  const sunrise = { icon: Sunrise, label: messages.sunrise, value: formatTime(data.sunrise) };
  return (
    <Stack gap="small">
      <FactList facts={[...(fajr ? [fajr] : []), sunrise, ...later]} />
      {data.is_ramadan && <Text size="small">{messages.ramadan}</Text>}
      <Text size="small" tone="soft">
        {data.is_place_known ? messages.computed(place) : messages.ofDubai(place)}
      </Text>
    </Stack>
  );
}
