import type { IconoVisita, ModoAnfitrion, Pregunta, Traducido } from '@jornada/domain/visitas/modelo.ts';

type TipoDemo = {
  nombre: Traducido;
  descripcion: Traducido;
  normas: Traducido;
  preguntas: readonly Pregunta[];
  icono: IconoVisita;
  anfitrion: ModoAnfitrion;
  pideMatricula: boolean;
};

export const TIPOS_DEMO: readonly TipoDemo[] = [
  {
    nombre: { texto: 'Reunión', en: 'Meeting', pt: 'Reunião', de: 'Besprechung' },
    descripcion: {
      texto: 'con alguien de la casa',
      en: 'with somebody who works here',
      pt: 'com alguém da casa',
      de: 'mit jemandem aus dem Haus',
    },
    icono: 'reunion',
    anfitrion: 'necesario',
    pideMatricula: false,
    normas: { texto: '' },
    preguntas: [],
  },
  {
    nombre: { texto: 'Entrega o recogida', en: 'Delivery or pick-up', pt: 'Entrega ou recolha', de: 'Lieferung oder Abholung' },
    descripcion: {
      texto: 'sin pasar de recepción',
      en: 'no further than reception',
      pt: 'sem passar da receção',
      de: 'nur bis zum Empfang',
    },
    icono: 'paquete',
    anfitrion: 'no',
    pideMatricula: true,
    normas: { texto: '' },
    preguntas: [],
  },
  {
    nombre: { texto: 'Mantenimiento', en: 'Maintenance', pt: 'Manutenção', de: 'Wartung' },
    descripcion: {
      texto: 'ten a mano el parte',
      en: 'have the work order at hand',
      pt: 'tem a ordem de trabalho à mão',
      de: 'halte den Auftrag bereit',
    },
    icono: 'obra',
    anfitrion: 'necesario',
    pideMatricula: false,
    normas: {
      texto:
        'No entres en zonas con cinta amarilla sin avisar. Corta la corriente antes de tocar un cuadro. Si suena la alarma, sal por la puerta verde y espera en el aparcamiento.',
      en: 'Do not go behind yellow tape without telling us. Cut the power before you touch a panel. If the alarm sounds, leave through the green door and wait in the car park.',
      pt: 'Não entres em zonas com fita amarela sem avisar. Corta a corrente antes de mexer num quadro. Se soar o alarme, sai pela porta verde e espera no parque de estacionamento.',
      de: 'Geh nicht ohne Rücksprache hinter gelbes Band. Schalte den Strom ab, bevor du einen Schaltschrank anfasst. Wenn der Alarm ertönt, geh durch die grüne Tür hinaus und warte auf dem Parkplatz.',
    },
    preguntas: [
      {
        id: 1,
        clase: 'si-no',
        texto: {
          texto: '¿Traes herramienta eléctrica?',
          en: 'Do you bring power tools?',
          pt: 'Trazes ferramenta elétrica?',
          de: 'Bringst du Elektrowerkzeug mit?',
        },
        opciones: [],
        obligatoria: true,
      },
      {
        id: 2,
        clase: 'firma',
        texto: {
          texto: 'Firma que has leído las normas',
          en: 'Sign that you have read the rules',
          pt: 'Assina que leste as normas',
          de: 'Unterschreibe, dass du die Regeln gelesen hast',
        },
        opciones: [],
        obligatoria: true,
      },
    ],
  },
  {
    nombre: { texto: 'Entrevista', en: 'Interview', pt: 'Entrevista', de: 'Vorstellungsgespräch' },
    descripcion: {
      texto: 'te acompañan a la sala',
      en: 'somebody takes you to the room',
      pt: 'acompanham-te à sala',
      de: 'du wirst zum Raum gebracht',
    },
    icono: 'maletin',
    anfitrion: 'opcional',
    pideMatricula: false,
    normas: { texto: '' },
    preguntas: [],
  },
];

/** `tipo` and `anfitrion`: places in the lists above and of the people. `sale` null: did not sign out. */
type VisitaDemo = {
  dias: number;
  entra: string;
  sale: string | null;
  tipo: number;
  nombre: string;
  empresa: string | null;
  matricula: string | null;
  anfitrion: number | null;
};

export const PARA_HOY: readonly VisitaDemo[] = [
  {
    dias: 0,
    entra: '08:12',
    sale: '08:20',
    tipo: 1,
    nombre: 'Rubén Cabrera',
    empresa: 'Transportes Lozano',
    matricula: '4821 KJV',
    anfitrion: null,
  },
  { dias: 0, entra: '08:50', sale: '15:30', tipo: 2, nombre: 'Nuria Pardo', empresa: 'Ascensores Vela', matricula: null, anfitrion: 3 },
  {
    dias: 0,
    entra: '09:05',
    sale: '13:40',
    tipo: 0,
    nombre: 'Ingrid Petersen',
    empresa: 'Nordwind Logistik',
    matricula: null,
    anfitrion: 1,
  },
  { dias: 0, entra: '09:40', sale: '14:10', tipo: 3, nombre: 'Tomás Rey', empresa: null, matricula: null, anfitrion: 2 },
  { dias: 1, entra: '10:02', sale: '11:15', tipo: 0, nombre: 'Beatriz Salas', empresa: 'Gestoría Salas', matricula: null, anfitrion: 1 },
  { dias: 1, entra: '12:30', sale: null, tipo: 2, nombre: 'Óscar Medina', empresa: 'Clima Sur', matricula: null, anfitrion: 3 },
  {
    dias: 3,
    entra: '16:05',
    sale: '16:12',
    tipo: 1,
    nombre: 'Paula Neves',
    empresa: 'Correio Atlântico',
    matricula: '7713 LPT',
    anfitrion: null,
  },
  {
    dias: 6,
    entra: '11:00',
    sale: '12:25',
    tipo: 0,
    nombre: 'Hamza El Idrissi',
    empresa: 'Puertos del Norte',
    matricula: null,
    anfitrion: 4,
  },
];
