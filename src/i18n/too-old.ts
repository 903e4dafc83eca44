/** What a browser that is too old for the app says: all languages in one file, since nothing else can be loaded there. */
import type {Language} from './language.ts';

export interface TooOldText {
  /** @param browsers names with versions, such as `Firefox 121` */
  readonly sentence: (browsers: string) => string;
  readonly apple: string;
  readonly saved: string;
  readonly save: (name: string) => string;
}

export const TOO_OLD: Readonly<Record<Language, TooOldText>> = {
  en: {
    sentence: browsers => `This browser is too old for Roadstead. Please update it: ${browsers} or newer.`,
    apple:
      'On an iPhone or iPad the browser comes with the system: Settings, General, Software Update. If there is no update, try another device.',
    saved: 'These tables are kept here. Save them as files and open them in a newer browser:',
    save: name => `Save “${name}”`,
  },
  hu: {
    sentence: browsers =>
      `Ez a böngésző túl régi a Roadsteadhez. Frissítsd: ${browsers} vagy újabb verzió kell hozzá.`,
    apple:
      'iPhone-on és iPaden a böngésző a rendszerrel együtt frissül: Beállítások, Általános, Szoftverfrissítés. Ha nincs frissítés, próbáld meg egy másik eszközön.',
    saved: 'Ezek az asztalok itt vannak elmentve. Mentsd őket fájlba, és nyisd meg egy újabb böngészőben:',
    save: name => `„${name}” mentése`,
  },
  pl: {
    sentence: browsers =>
      `Ta przeglądarka jest za stara na Roadstead. Zaktualizuj ją: potrzebna jest ${browsers} lub nowsza.`,
    apple:
      'Na iPhonie i iPadzie przeglądarka aktualizuje się razem z systemem: Ustawienia, Ogólne, Uaktualnienia. Jeśli nie ma uaktualnienia, spróbuj na innym urządzeniu.',
    saved: 'Te stoły są zapisane tutaj. Zapisz je do plików i otwórz w nowszej przeglądarce:',
    save: name => `Zapisz „${name}”`,
  },
};
