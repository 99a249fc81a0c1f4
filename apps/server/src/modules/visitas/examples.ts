import type { visitas } from '@jornada/contract/visitas/calls.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const type = {
  nombre: { texto: 'Mantenimiento', de: 'Wartung' },
  descripcion: { texto: 'ten a mano el parte' },
  icono: 'obra' as const,
  anfitrion: 'necesario' as const,
  pideMatricula: false,
  pideDocumento: false,
  normas: { texto: 'Usa casco.' },
  preguntas: [{ id: 1, clase: 'si-no' as const, texto: { texto: '¿Traes herramienta?' }, opciones: [], obligatoria: true }],
};
const kept = { ...type, id: 3, abierto: true, version: 4 };
const settings = { conservaDias: null, cierre: '22:00', contacto: 'privacidad@example.com' };

/** For the reference of the calls. */
export const examples: ExamplesOf<typeof visitas> = {
  insertar: {
    entrada: {
      tipoId: 3,
      nombre: 'Ingrid Petersen',
      empresa: 'Nordwind Logistik',
      anfitrion: 'eyJhbGciOiJIUzI1NiJ9.…',
      respuestas: [{ pregunta: 1, si: true }],
      aceptaNormas: true,
      idioma: 'de',
    },
    salida: {
      id: 214,
      codigo: '4821',
      nombre: 'Ingrid Petersen',
      empresa: 'Nordwind Logistik',
      tipo: 'Besprechung',
      anfitrion: 'Javier Ortega',
      centro: 'Oficina Atocha',
      zona: 'Europe/Madrid',
      entrada: '2026-11-23T10:30:00Z',
    },
  },
  anunciar: {
    entrada: {
      nombre: 'Ingrid Petersen',
      empresa: 'Nordwind Logistik',
      correo: 'ingrid@nordwind.example',
      idioma: 'de',
      centroId: 1,
      tipoId: 3,
      fecha: '2026-11-23',
      hora: '10:30',
    },
    salida: {
      id: 18,
      nombre: 'Ingrid Petersen',
      empresa: 'Nordwind Logistik',
      correo: 'ingrid@nordwind.example',
      tipo: 'Mantenimiento',
      icono: 'obra',
      centro: 'Oficina Atocha',
      fecha: '2026-11-23',
      hora: '10:30',
      codigo: '482117',
    },
  },
  esperadas: { entrada: { texto: 'ingrid pet' } },
  finalizar: { entrada: { codigo: '4821' } },
  anfitriones: {
    entrada: { texto: 'javier' },
    salida: { items: [{ clave: 'eyJhbGciOiJIUzI1NiJ9.…', nombre: 'Javier Ortega', departamento: 'Desarrollo' }], hayMas: false },
  },
  guardar: { entrada: { ...type, id: 3, version: 3 }, salida: kept },
  cerrar: { entrada: { id: 3, version: 4 }, salida: { ...kept, abierto: false, version: 5 } },
  reabrir: { entrada: { id: 3, version: 5 }, salida: { ...kept, version: 6 } },
  gestion: { salida: { items: [kept], total: 1 } },
  ajustes: { salida: { ...settings, version: 2 } },
  guardarAjustes: { entrada: { ...settings, version: 1 }, salida: { ...settings, version: 2 } },
  listado: { entrada: { cuales: 'todas', desde: '2026-11-01', hasta: '2026-11-30', texto: 'nordwind' } },
  recuento: {
    entrada: {
      centroId: 1,
      desde: '2026-11-23T10:00:00Z',
      marcas: [{ clase: 'persona', id: 12, presente: true, momento: '2026-11-23T10:04:10Z' }],
    },
  },
};
