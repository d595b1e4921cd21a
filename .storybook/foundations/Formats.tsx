import { formatDate, formatShortDate, formatTime } from '@aitours/domain/dates';
import { formatPrice, subtractPercent } from '@aitours/domain/money';

const day = '2026-12-18';
const fare = 1095_00;

/** The formats of the shop: value, text and where it is used. */
export function Formats() {
  const rows = [
    ['An amount', formatPrice(fare), 'everywhere'],
    ['A discount of 10 %', formatPrice(subtractPercent(fare, 10) - fare), 'summaries of prices'],
    ['A date to attend', formatDate(day), 'bookings, cart, voucher, mails'],
    ['A date in little space', formatShortDate(day), 'tables, cards'],
    ['A time', formatTime('14:30'), 'everywhere'],
  ];
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Format</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([value, text, place]) => (
          <tr key={value}>
            <td>{value}</td>
            <td>
              <strong>{text}</strong>
            </td>
            <td>{place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
