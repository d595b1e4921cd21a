import { isUnfinished } from '@aitours/domain/booking';
import { toDubaiDate } from '@aitours/domain/dates';
import { isPasswordOf } from '../../auth/accounts.ts';
import { codeOwner } from '../../auth/knownDevices.ts';
import { listDays } from '../../db/bookings/bookingDetails.ts';
import { findAllOwnBookings } from '../../db/bookings/bookings.ts';
import { findPictureIdsOfUser } from '../../db/content/reviewPictures.ts';
import type { Database } from '../../db/database.ts';
import { deletePersonalData, lockAccount, recordFormerCustomer } from '../../db/people/personalData.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { createAccountDeletedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { conflict, invalidRequest, sessionExpired } from '../../problems/problems.ts';

/** Deletes the caller's account; bookings remain without personal data (docs/rules/accounts.md). */
export const deleteAccount = operation(
  'deleteAccount',
  async (context) => {
    const { user, db, clock, config, hashMailbox, imageStorage } = context;
    if (getStaffRole(user, config)) throw conflict('This is a staff account. It can’t be deleted here.');
    // Before the proof, so that no code is used up.
    await requireFinishedBookings(db, context);
    await requireProof(context);
    await inTransaction(db, async (tx) => {
      if (!(await lockAccount(tx, user.id))) throw sessionExpired();
      await requireFinishedBookings(tx, context);
      if (config.quirks.firstBooking.percent > 0)
        await recordFormerCustomer(tx, user.id, hashMailbox(user.email), clock.now());
      const pictures = await findPictureIdsOfUser(tx, user.id);
      await deletePersonalData(tx, user);
      for (const id of pictures) await imageStorage.delete(id, tx);
      await queueMail(tx, createAccountDeletedMail(user.email, config.publicUrl), clock.now());
    });
    return { status: 204 };
  },
  { limits: ({ user }) => [{ bucket: `delete-account user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);

async function requireProof({ body, user, db, clock, codes, device }: Context<'deleteAccount'>): Promise<void> {
  if (body.code !== undefined) {
    const result = await codes.redeem(db, await codeOwner(db, user.email, device), body.code, clock.now());
    if (result !== 'valid')
      throw invalidRequest(null, { code: ['This code is wrong or has expired. Please check it.'] });
  } else if (!(await isPasswordOf(db, user.id, body.password ?? '')))
    throw invalidRequest(null, { password: ['This isn’t your password. Please check it.'] });
}

async function requireFinishedBookings(db: Database, { user, clock }: Context<'deleteAccount'>): Promise<void> {
  const today = toDubaiDate(clock.now());
  const numbers = (await findAllOwnBookings(db, user.id))
    .filter(({ status, details }) => isUnfinished(status, listDays(details), today))
    .map(({ number }) => number);
  if (numbers.length === 0) return;
  const listed = numbers.slice(0, maxListed).join(', ') + (numbers.length > maxListed ? ' and others' : '');
  throw conflict(
    `You have bookings that aren’t over yet (${listed}). Please cancel them first, or wait until they are over.`,
  );
}

const maxListed = 10;
