import { MODULOS_EMPRESA } from '@jornada/contract';
import { BANDERAS, PARTES } from '../../features/empresa/model/groups.ts';
import type { FindablePlace } from './actions.ts';

/** A setting: its name, and the sentence below it, which says it in other words. */
export type SettingPlace = FindablePlace & { note?: string; part?: string };

const COMPANY = '/empresa';
const ofCompany = (parte: string, campo: string, key: string, note?: string): SettingPlace => ({
  id: `empresa.${campo}`,
  key,
  page: COMPANY,
  search: { parte, campo },
  part: `empresa.partes.${parte}`,
  ...(note && { note }),
});
const flags = PARTES.flatMap((parte) =>
  parte === 'general' || parte === 'tipos'
    ? []
    : BANDERAS[parte].map((one) => ofCompany(parte, `ajustes.${one}`, `empresa.banderas.${one}.nombre`, `empresa.banderas.${one}.nota`)),
);
const shiftNumbers = ['turnosRespuestaHoras', 'turnosAntelacionHoras', 'turnosVentanaDias', 'turnosDiasSeguidos'].map((one) =>
  ofCompany('turnos', `ajustes.${one}`, `empresa.turnos.${one}.nombre`, `empresa.turnos.${one}.nota`),
);
const modules = MODULOS_EMPRESA.map((one) => ofCompany('modulos', `modulos.${one}`, `empresa.modulos.${one}`, 'empresa.modulos.titulo'));
const dayEnds = ['sugerido', 'personalizado', 'presencia'].map((one) =>
  ofCompany('fichajes', `finJornada.${one}`, `empresa.fin-jornada.${one}`, 'empresa.fin-jornada.titulo'),
);

/** A part of a page on which rules are set. */
const partOf = (page: string, parte: string, key: string, note?: string): SettingPlace => ({
  id: `${page}?${parte}`,
  key,
  page,
  search: { parte },
  ...(note && { note }),
});
const ofChat = ['departamento', 'centro', 'historial', 'urgentes', 'conserva', 'rrhh'].map((one) => ({
  ...partOf('/chat', 'ajustes', `chat.ajustes.${one}`),
  id: `chat.${one}`,
  part: 'chat.ajustes.titulo',
}));
const ofSignOff = ['activa', 'hasta', 'metodos'].map((one) => ({
  id: `firmas.${one}`,
  key: `firmas.ajustes.${one}`,
  page: '/firmas',
  search: { ver: 'nuevo' },
  part: 'firmas.ajustes.titulo',
}));
const ofVisits = ['conserva', 'cierre', 'contacto'].map((one) => ({
  ...partOf('/visitas', 'ajustes', `visitas.ajustes.${one}`, `visitas.ajustes.${one}-nota`),
  id: `visitas.${one}`,
}));
const ofVacation = ['dias-ano', 'base', 'devengo', 'redondeo', 'arrastre-hasta'].map((one) => ({
  ...partOf('/vacaciones', 'reglas', `vacaciones.gestion.${one}`),
  id: `vacaciones.${one}`,
  part: 'vacaciones.gestion.partes.reglas',
}));
const ofExpenses = ['tipos', 'pagos', 'actividades', 'tarifas', 'cambios'].map((one) =>
  partOf('/gastos/ajustes', one, `gastos.ajustes.partes.${one}`),
);
const ofOvertime = ['tipos', 'reglas', 'personas'].map((one) => partOf('/horas-extra', one, `horas-extra.gestion.partes.${one}`));

/** Each setting of the company, where it is set. */
export const SETTINGS: readonly SettingPlace[] = [
  ofCompany('general', 'nombre', 'empresa.nombre'),
  ofCompany('general', 'nif', 'empresa.nif', 'empresa.nif-nota'),
  ofCompany('general', 'ccc', 'empresa.ccc', 'empresa.ccc-nota'),
  ofCompany('general', 'idioma', 'empresa.idioma', 'empresa.idioma-nota'),
  ofCompany('general', 'logo', 'empresa.logo.titulo', 'empresa.logo.nota'),
  ofCompany('general', 'sello', 'empresa.sello.titulo', 'empresa.sello.nota'),
  ofCompany('general', 'clave-ficheros', 'empresa.clave-ficheros.titulo', 'empresa.clave-ficheros.nota'),
  ...flags,
  ofCompany('fichajes', 'ajustes.cortesiaMinutos', 'empresa.cortesia', 'empresa.cortesia-nota'),
  ofCompany('fichajes', 'ajustes.toleranciaExcesos', 'empresa.tolerancia', 'empresa.tolerancia-nota'),
  ofCompany('fichajes', 'ajustes.diasSinConexion', 'empresa.sin-conexion', 'empresa.sin-conexion-nota'),
  ...dayEnds,
  ...shiftNumbers,
  ofCompany('posicion', 'ajustes.minimumAccuracy', 'empresa.precision', 'empresa.precision-nota'),
  ...modules,
  ofCompany('tipos', 'tipos', 'empresa.partes.tipos', 'empresa.tipos.nota'),
  ...ofSignOff,
  ...ofVacation,
  ...ofOvertime,
  partOf('/excesos', 'reglas', 'excesos.reglas.vigentes', 'excesos.reglas.nueva'),
  partOf('/bolsa', 'reglas', 'bolsas.partes.reglas', 'bolsas.nueva'),
  partOf('/limites', 'reglas', 'limites.lista.partes.reglas'),
  partOf('/permisos', 'ley', 'permisos.gestion.partes.ley'),
  ...ofExpenses,
  partOf('/reservas', 'cierres', 'reservas.gestion.partes.cierres'),
  partOf('/reservas', 'ajustes', 'reservas.gestion.partes.ajustes'),
  ...ofVisits,
  ...ofChat,
  partOf('/exportes', 'plantillas', 'exportes.partes.plantillas'),
  partOf('/solicitudes', 'personas', 'solicitudes.gestion.partes.personas'),
];
