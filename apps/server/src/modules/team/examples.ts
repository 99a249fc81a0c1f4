import type { team } from '@jornada/contract/team.ts';
import type { ExamplesOf } from '../../shared/module.ts';

const one = {
  id: 16,
  nombre: 'Nuria Campos Reyes',
  iniciales: 'NC',
  fotoToken: '',
  puesto: 'Atención a clientes',
  departamento: { id: 2, nombre: 'Oficina' },
  centro: 'Atocha',
  zona: 'Europe/Madrid',
  propia: false,
  correo: 'nuria.campos@example.com',
  telefono: '+34 600 000 016',
  trabajando: true,
};
/** For the reference of the calls. */
export const examples: ExamplesOf<typeof team> = {
  getteamlist: { entrada: { texto: 'nuria', departamentoId: 2 }, salida: { items: [one], hayMas: false } },
  cuentas: {
    salida: {
      personas: 60,
      trabajando: 42,
      departamentos: [{ id: 2, nombre: 'Oficina', padreId: null, personas: 16, trabajando: 10 }],
      sinDepartamento: { personas: 0, trabajando: 0 },
      propio: 2,
    },
  },
  organigrama: { entrada: { de: 1 }, salida: { items: [{ ...one, aCargo: 12, directos: 4 }], total: 1 } },
  hoy: { salida: { fuera: [{ id: 22, nombre: 'Patricia Méndez Ibáñez', iniciales: 'PM', fotoToken: '', mitad: null }] } },
  mio: {
    salida: {
      tarjeta: one,
      ven: { correo: true, telefono: true, trabajando: true },
      eligen: true,
      ocultaTelefono: false,
      ocultaFoto: false,
    },
  },
};
