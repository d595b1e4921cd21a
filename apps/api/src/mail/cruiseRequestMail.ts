import { formatDate } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import type { CruiseRequestRow } from '../db/bookings/cruiseRequests.ts';
import type { Mail } from '../db/operating/outgoingMail.ts';
import { renderMail } from './renderMail.ts';

type MailedRequest = Pick<CruiseRequestRow, 'email' | 'number' | 'title' | 'date' | 'guests' | 'total' | 'userId'>;

/**
 * Returns the mail that confirms the receipt of a cruise request. Like other mails, it contains no text of the requester.
 *
 * @param publicUrl the shop's address
 */
export const createCruiseRequestMail = (request: MailedRequest, publicUrl: string): Mail =>
  renderMail({
    kind: 'cruise-request',
    to: request.email,
    subject: `We received your cruise request ${request.number}`,
    intro: 'We received your request. Nothing is booked or paid yet: we check whether there is room and reply to you.',
    rows: listRows(request),
    ...(request.userId !== null && { link: { text: 'See your request', url: `${publicUrl}/customer` } }),
    notes: ['If you did not request this, you can ignore this mail.'],
  });

/** Returns the notice of a cruise request to the shop, which has to reply. @param to the address of BOOKING_NOTICE_EMAIL */
export const createCruiseRequestNotice = (to: string, request: MailedRequest, publicUrl: string): Mail =>
  renderMail({
    kind: 'staff-new-booking',
    to,
    subject: `New cruise request ${request.number}: ${formatPrice(request.total)}`,
    intro:
      'A guest requests a cruise. Name and contact details are in the dashboard: please confirm or decline by mail.',
    rows: listRows(request),
    link: { text: 'Open the cruise requests', url: `${publicUrl}/dashboard/cruises` },
  });

const listRows = (request: MailedRequest): [string, string][] => [
  ['Request number', request.number],
  ['Cruise', request.title],
  ['Date', formatDate(request.date)],
  ['Guests', `${request.guests}`],
  ['Price for all guests', formatPrice(request.total)],
];
