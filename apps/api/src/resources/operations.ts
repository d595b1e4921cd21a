import type { Operation, OperationId } from '../http/operation.ts';
import { activitiesOperations } from './activities/activitiesOperations.ts';
import { auditOperations } from './audit/auditOperations.ts';
import { authOperations } from './auth/authOperations.ts';
import { blogOperations } from './blog/blogOperations.ts';
import { bookingsOperations } from './bookings/bookingsOperations.ts';
import { cartOperations } from './cart/cartOperations.ts';
import { checkInsOperations } from './check-ins/checkInsOperations.ts';
import { commentsOperations } from './comments/commentsOperations.ts';
import { contactOperations } from './contact/contactOperations.ts';
import { cruisesOperations } from './cruises/cruisesOperations.ts';
import { customersOperations } from './customers/customersOperations.ts';
import { deskOperations } from './desk/deskOperations.ts';
import { destinationsOperations } from './destinations/destinationsOperations.ts';
import { faqOperations } from './faq/faqOperations.ts';
import { healthOperations } from './health/healthOperations.ts';
import { imagesOperations } from './images/imagesOperations.ts';
import { libraryOperations } from './library/libraryOperations.ts';
import { mailsOperations } from './mails/mailsOperations.ts';
import { newsletterOperations } from './newsletter/newsletterOperations.ts';
import { ordersOperations } from './orders/ordersOperations.ts';
import { paymentsOperations } from './payments/paymentsOperations.ts';
import { plannerOperations } from './planner/plannerOperations.ts';
import { promoCodesOperations } from './promo-codes/promoCodesOperations.ts';
import { quotesOperations } from './quotes/quotesOperations.ts';
import { reconciliationOperations } from './reconciliation/reconciliationOperations.ts';
import { reviewsOperations } from './reviews/reviewsOperations.ts';
import { salesOperations } from './sales/salesOperations.ts';
import { searchOperations } from './search/searchOperations.ts';
import { staffOperations } from './staff/staffOperations.ts';
import { stockOperations } from './stock/stockOperations.ts';
import { ticketsOperations } from './tickets/ticketsOperations.ts';
import { toursOperations } from './tours/toursOperations.ts';
import { transfersOperations } from './transfers/transfersOperations.ts';
import { vouchersOperations } from './vouchers/vouchersOperations.ts';
import { webhooksOperations } from './webhooks/webhooksOperations.ts';

/** The handlers of all operations of the contract. */
const handlers = {
  ...activitiesOperations,
  ...auditOperations,
  ...authOperations,
  ...blogOperations,
  ...bookingsOperations,
  ...cartOperations,
  ...checkInsOperations,
  ...commentsOperations,
  ...contactOperations,
  ...cruisesOperations,
  ...customersOperations,
  ...deskOperations,
  ...destinationsOperations,
  ...faqOperations,
  ...healthOperations,
  ...imagesOperations,
  ...libraryOperations,
  ...mailsOperations,
  ...newsletterOperations,
  ...ordersOperations,
  ...paymentsOperations,
  ...plannerOperations,
  ...promoCodesOperations,
  ...quotesOperations,
  ...reconciliationOperations,
  ...reviewsOperations,
  ...salesOperations,
  ...searchOperations,
  ...staffOperations,
  ...stockOperations,
  ...ticketsOperations,
  ...toursOperations,
  ...transfersOperations,
  ...vouchersOperations,
  ...webhooksOperations,
} satisfies { readonly [Id in OperationId]: Operation<Id> };

export const operations: readonly Operation[] = Object.values(handlers);
