import { Card, Stack } from '@aitours/ui';
import type { Booking } from '../../features/bookings/booking.ts';
import { MeetingPoint } from './MeetingPoint.tsx';

/** Shows where the activities, visits and tours of bookings begin; renders nothing if no meeting point is known. */
export function MeetingPoints({ bookings }: { readonly bookings: readonly Booking[] }) {
  const items = bookings.flatMap((booking) => ('cart_items' in booking ? booking.cart_items : []));
  const known = items.flatMap(({ id, title, facts }) => {
    const point = facts?.meeting_point;
    return point ? [{ id, title, point }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Card padding="large">
      <Stack gap="large">
        {known.map(({ id, title, point }) => (
          <MeetingPoint key={id} level={2} point={point} title={items.length > 1 ? title : undefined} />
        ))}
      </Stack>
    </Card>
  );
}
