import { listDevices } from '../../auth/knownDevices.ts';
import { listPasskeys } from '../../auth/passkeys.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { findCalendarFeed } from '../../db/bookings/calendarFeeds.ts';
import { findOwnPayments } from '../../db/payments/payments.ts';
import { readPersonalData } from '../../db/people/personalData.ts';
import { operation } from '../../http/operation.ts';
import { toCommentBody } from '../blog/postBody.ts';
import { readMyBookings } from '../bookings/listBookings.ts';
import { readCartBody } from '../cart/cartBody.ts';
import { toCruiseRequestBody } from '../cruises/cruiseRequestBody.ts';
import { readPaymentBody } from '../payments/paymentBody.ts';
import { toReviewPictureBody } from '../reviews/reviewBody.ts';

/** Returns everything that the shop stores about the caller, without secrets. */
export const exportAccount = operation(
  'exportAccount',
  async ({ user, db, clock, device, config, payments }) => {
    const now = clock.now();
    const [
      bookings,
      cart,
      devices,
      passkeys,
      calendarCreatedAt,
      { cruiseRequests, comments, newsletter, notes, reviews },
    ] = await Promise.all([
      readMyBookings(db, user.id, now),
      readCartBody(db, { userId: user.id }, { now, quirks: config.quirks }),
      listDevices(db, user.id, device),
      listPasskeys(db, user.id),
      findCalendarFeed(db, user.id),
      readPersonalData(db, user),
    ]);
    const ownPayments = [];
    for (const row of await findOwnPayments(db, user.id)) ownPayments.push(await readPaymentBody(db, row, payments));
    const body = {
      exported_at: now.toISOString(),
      account: toUserBody(user, config),
      registered_at: user.createdAt.toISOString(),
      email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
      last_seen_at: user.lastSeenAt?.toISOString() ?? null,
      bookings,
      booking_notes: notes.map(toExportedNote),
      payments: ownPayments,
      cart_items: cart.items,
      cruise_requests: cruiseRequests.map(toCruiseRequestBody),
      comments: comments.map(toCommentBody),
      reviews: reviews.map(toExportedReview),
      devices,
      passkeys,
      calendar_created_at: calendarCreatedAt?.toISOString() ?? null,
      newsletter: newsletter && {
        requested_at: newsletter.requestedAt.toISOString(),
        confirmed_at: newsletter.confirmedAt?.toISOString() ?? null,
      },
    };
    return { status: 200, body };
  },
  { limits: ({ user }) => [{ bucket: `export-account user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);

type PersonalData = Awaited<ReturnType<typeof readPersonalData>>;

const toExportedNote = ({ number, text, createdAt }: PersonalData['notes'][number]) => ({
  booking_number: number,
  text,
  created_at: createdAt.toISOString(),
});

const toExportedReview = ({ review, number, title, pictures }: PersonalData['reviews'][number]) => ({
  booking_number: number,
  title,
  stars: review.stars,
  text: review.text,
  state: review.state,
  created_at: review.createdAt.toISOString(),
  pictures: pictures.map(toReviewPictureBody),
});
