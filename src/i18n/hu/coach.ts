import type {CoachWords} from '../types/coach.ts';

export const coach: CoachWords = {
  label: 'Magyarázat',
  offer: 'Most játszod először? Minden döntésnél elmagyarázzuk, miről van szó.',
  yes: 'Kérem',
  no: 'Köszönöm, nem',
  offerShort: 'Első játék? Elmagyarázzuk a döntéseket?',
  yesShort: 'Igen',
  noShort: 'Nem',
  next: 'Értem',
  stop: 'Elég a magyarázatból',
  confirm:
    'A koppintás csak megjelöli, amit szeretnél. A korallszínű gomb véglegesíti; addig még meggondolhatod magad.',
  explain:
    'Amin egy pillanatig rajta tartod az ujjad, arról megtudod, mi az; billentyűzeten a ? mondja meg. Fent a kérdőjel a szabályokat nyitja meg.',
};
