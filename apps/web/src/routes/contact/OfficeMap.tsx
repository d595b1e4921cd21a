import { PlaceMapFrame } from '../../platform/maps/PlaceMapFrame.tsx';
import { messages } from './messages.ts';

/** CONTACT-05 */
const office = { latitude: 25.2048, longitude: 55.2708 };

export const OfficeMap = () => <PlaceMapFrame point={office} title={messages.map.pin} />;
