import { toDubaiDate } from '@aitours/domain/dates';
import {
  checkTransferSearch,
  findEarliestRide,
  type TransferSearch,
  type TransferSearchLimits,
} from '@aitours/domain/transfers';
import { useConfig } from '../../platform/api.tsx';
import { searchErrors } from './searchErrors.ts';

/** Returns the messages of what is wrong with a search by field, once it was sent, and a function that checks it now. */
export function useSearchErrors(search: TransferSearch, limits: TransferSearchLimits, wasSent: boolean) {
  const { transferNoticeHours } = useConfig();
  const check = () => {
    const now = new Date();
    const earliest = findEarliestRide(now, transferNoticeHours);
    return searchErrors(checkTransferSearch(search, toDubaiDate(now), limits, earliest), limits, earliest);
  };
  return { errors: wasSent ? check() : {}, check };
}
