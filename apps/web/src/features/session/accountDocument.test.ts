import { expect, it } from 'vitest';
import { renderAccountDocument } from './accountDocument.ts';

it.each([
  [{ booking_number: 'AB10047731' }, '<dt>Booking number</dt><dd>AB10047731</dd>'],
  [{ created_at: '2030-02-25T09:12:00+04:00' }, '<dd>Mon 25 February 2030, 9:12 AM</dd>'],
  [{ is_staff: false, email_notifications: true }, '<dd>No</dd>\n<dt>Email notifications</dt><dd>Yes</dd>'],
  [
    { newsletter: null, bio: '', comments: [] },
    '<dd>None</dd>\n<dt>Bio</dt><dd>None</dd>\n<dt>Comments</dt><dd>None</dd>',
  ],
  [{ comments: [{ content: 'Sand' }] }, '<ul><li><dl><dt>Content</dt><dd>Sand</dd></dl></li></ul>'],
  [{ special_requests: '2030-03-05T10:00 pickup please' }, '<dd>2030-03-05T10:00 pickup please</dd>'],
  [{ special_requests: '2030-03-05T10:00' }, '<dd>2030-03-05T10:00</dd>'],
  [{ special_requests: '2030-13-45T99:99:99Z' }, '<dd>2030-13-45T99:99:99Z</dd>'],
  [{ bio: '<script>alert("1")</script> & more' }, '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more'],
])('E12 %j is readable', (data, expected) => {
  expect(renderAccountDocument(data)).toContain(expected);
});
