import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { FindBookingView, type FindBookingViewProps, type Searched } from './FindBooking.view.tsx';
import { messages } from './messages.ts';

/** The page that shows a booking to travellers without an account, by its number and a mailed code. */
export default function FindBooking() {
  return <FindBookingView {...useLookup()} />;
}

function useLookup(): FindBookingViewProps {
  const client = useClient();
  const { isBusy, error, run, clear } = useAttempt(messages.sendFailed);
  const [searched, setSearched] = useState<Searched>({ number: '', email: '' });
  const [state, setState] = useState<FindBookingViewProps['state']>({ is: 'search' });

  const send = (search: Searched) =>
    run(async () => {
      setSearched(search);
      const { number, email } = search;
      const { lookup } = await client.call('requestBookingLookup', { body: { booking_number: number, email } });
      setState((before) => ({ is: 'code', lookup, isResent: before.is === 'code' }));
    });

  const show = (code: string) =>
    run(async () => {
      if (state.is !== 'code') return;
      const { lookup } = state;
      setState({ ...state, isResent: false });
      const found = await client.call('openBookingLookup', {
        body: { booking_number: searched.number, lookup, code },
      });
      setState({ is: 'found', ...found });
    });

  const restart = () => {
    clear();
    setState({ is: 'search' });
  };
  return { state, searched, isBusy, error, onSend: send, onShow: show, onRestart: restart };
}

export const meta = createPageMeta('Find a booking');

export const isPrivate = true;
