import type { Idioma } from '@jornada/domain/perfil/idiomas.ts';

/** The remarks that people write in their own language. They are data, as if typed, not texts of the product. */
type Notas = Record<'entrada' | 'medico' | 'correccion' | 'olvido' | 'desacuerdo', readonly string[]>;

export const NOTAS: Record<Idioma, Notas> = {
  es: {
    entrada: [
      'Reunión a primera hora con el cliente',
      'Avería en la línea 1 del metro',
      'Hoy cubro a una compañera',
      'Formación en la sala grande',
    ],
    medico: ['Análisis de sangre', 'Revisión anual', 'Consulta del dentista'],
    correccion: [
      'El móvil no tenía batería y fiché más tarde',
      'Fiché al llegar a la mesa, ya llevaba un rato en planta',
      'Me equivoqué de botón',
    ],
    olvido: ['Olvidé fichar al salir', 'Salí por la otra puerta y no fiché'],
    desacuerdo: ['A esa hora la oficina aún estaba cerrada', 'A esa hora no estabas todavía, lo comenté contigo'],
  },
  en: {
    entrada: ['Early call with the client', 'Trains were late', 'Covering for a colleague', 'Training in the big room'],
    medico: ['Blood test', 'Yearly check-up', 'Dentist'],
    correccion: ['My phone had run out of battery', 'I clocked in at my desk, I had been in the building for a while', 'Wrong button'],
    olvido: ['I forgot to clock out', 'Left by the other door and did not clock out'],
    desacuerdo: ['The office was still closed at that hour', 'You were not in yet, as we discussed'],
  },
  pt: {
    entrada: ['Reunião cedo com o cliente', 'Metro parado na linha vermelha', 'Hoje substituo uma colega', 'Formação na sala grande'],
    medico: ['Análises', 'Consulta anual', 'Dentista'],
    correccion: ['O telemóvel ficou sem bateria', 'Registei à secretária, já cá estava há um bocado', 'Carreguei no botão errado'],
    olvido: ['Esqueci-me de registar a saída', 'Saí pela outra porta e não registei'],
    desacuerdo: ['A essa hora o escritório ainda estava fechado', 'A essa hora ainda não tinhas chegado, como falámos'],
  },
  de: {
    entrada: ['Früher Termin mit dem Kunden', 'S-Bahn ausgefallen', 'Vertretung für eine Kollegin', 'Schulung am Vormittag'],
    medico: ['Blutabnahme', 'Vorsorgeuntersuchung', 'Zahnarzt'],
    correccion: [
      'Der Akku war leer, ich habe später gebucht',
      'Ich war schon eine Weile da, als ich gebucht habe',
      'Falsche Taste gedrückt',
    ],
    olvido: ['Arbeitsende vergessen', 'Nach dem letzten Termin nicht mehr gebucht'],
    desacuerdo: ['Um diese Zeit war das Büro noch zu', 'Um diese Zeit warst du noch nicht da, wie besprochen'],
  },
};
