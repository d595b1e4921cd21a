import { checkCruiseRequest } from '@aitours/domain/cruise';
import { dateTooFar, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { isPhone, phoneInvalid } from '@aitours/domain/phone';
import { quoteCruise } from '@aitours/domain/pricing';
import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { hashAccount } from '../../auth/limits.ts';
import { insertCruiseRequest } from '../../db/bookings/cruiseRequests.ts';
import type { CruiseRow } from '../../db/catalogue/cruises.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { inSeconds } from '../../lib/durations.ts';
import { readPhone } from '../../lib/readPhone.ts';
import { createCruiseRequestMail, createCruiseRequestNotice } from '../../mail/cruiseRequestMail.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { invalidRequest, priceChanged } from '../../problems/problems.ts';
import { toCruiseRequestBody } from './cruiseRequestBody.ts';
import { requireCruise } from './requireCruise.ts';

const { hour } = inSeconds;

type NewRequest = Context<'createCruiseRequest'>['body'];

/** Stores a request for a cruise with its price. */
export const createCruiseRequest = operation(
  'createCruiseRequest',
  async ({ body, user, db, clock, config }) => {
    const now = clock.now();
    const cruise = await requireCruise(db, body.cruise_id);
    requireValid(body, cruise, now);
    const { total } = quoteCruise(cruise.price, body.guests);
    requireShownPrice(body, cruise, formatWireAmount(total));
    const request = {
      userId: user?.id ?? null,
      cruiseId: cruise.id,
      title: cruise.name,
      date: body.date,
      guests: body.guests,
      total,
      name: body.name.trim(),
      mobile: readPhone(body.mobile, 'mobile'),
      email: normaliseEmail(body.email),
      message: body.message.trim(),
      createdAt: now,
    };
    const row = await inTransaction(db, async (tx) => {
      const inserted = await insertCruiseRequest(tx, request);
      const {
        mail: { bookingNotices },
        publicUrl,
      } = config;
      await queueMail(tx, createCruiseRequestMail(inserted, publicUrl), now);
      if (bookingNotices) await queueMail(tx, createCruiseRequestNotice(bookingNotices, inserted, publicUrl), now);
      return inserted;
    });
    return { status: 201, body: toCruiseRequestBody(row) };
  },
  {
    limits: ({ address, body }) => [
      { bucket: `cruise-request account ${hashAccount(body.email)}`, max: 10, seconds: hour },
      { bucket: `cruise-request address ${address}`, max: 60, seconds: hour },
    ],
  },
);

function requireShownPrice({ total: sent }: NewRequest, { id, name }: CruiseRow, amount: string): void {
  if (sent !== undefined && sent !== amount) throw priceChanged(amount, [{ index: 0, id, title: name, sent, amount }]);
}

function requireValid(body: NewRequest, { capacity }: Pick<CruiseRow, 'capacity'>, now: Date): void {
  const { name, mobile, email, guests, date } = checkCruiseRequest(
    { ...body, payment: 'cash' },
    capacity,
    toDubaiDate(now),
    isPhone,
  );
  const errors = {
    ...(name && { name: ['must not be blank'] }),
    ...(mobile && { mobile: [phoneInvalid] }),
    ...(email && { email: ['must be an email address'] }),
    ...(guests && { guests: [`must be at most ${capacity}`] }),
    ...(date && { date: [date === 'tooFar' ? dateTooFar : 'This date is over.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
}
