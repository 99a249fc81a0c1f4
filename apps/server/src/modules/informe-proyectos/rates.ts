/**
 * What an hour costs and is billed at, joined to entries `i`: `arp`, `arq`, `arr` and `ars` are the rates of the person in the project, of the
 * project, of the person and of everybody, from a day on until the next one. A rate that says only one of both keeps the other one of before.
 * A million entries are joined as sets here; asking for each entry by itself would take minutes.
 */
const VIGENTES = `
  select t.entidad_id, t.usuario_id, t.proyecto_id, t.desde, coalesce(lead(t.desde) over una, 'infinity') as hasta,
    (array_agg(t.coste) filter (where t.coste is not null) over una)[count(t.coste) over una] as coste,
    (array_agg(t.precio) filter (where t.precio is not null) over una)[count(t.precio) over una] as precio
  from instancia.tarifas t where t.entidad_id = $entidad and $conTarifas
  window una as (partition by t.usuario_id, t.proyecto_id order by t.desde)`;

const joined = (name: string, which: string, on: string): string => `
  left join (select * from (${VIGENTES}) v where ${which}) ${name}
    on ${name}.entidad_id = i.entidad_id${on} and i.fecha >= ${name}.desde and i.fecha < ${name}.hasta`;

/** Needs the parameters `entidad` and `conTarifas`. */
export const CON_TARIFAS = [
  joined(
    'arp',
    'v.usuario_id is not null and v.proyecto_id is not null',
    ' and arp.usuario_id = i.usuario_id and arp.proyecto_id = i.proyecto_id',
  ),
  joined('arq', 'v.usuario_id is null and v.proyecto_id is not null', ' and arq.proyecto_id = i.proyecto_id'),
  joined('arr', 'v.usuario_id is not null and v.proyecto_id is null', ' and arr.usuario_id = i.usuario_id'),
  joined('ars', 'v.usuario_id is null and v.proyecto_id is null', ''),
].join('');

const most = (of: 'coste' | 'precio'): string => `coalesce(arp.${of}, arq.${of}, arr.${of}, ars.${of})`;
/** Whole cents of an entry, half a cent up (`importeDe`); null where nobody has said what an hour is. */
export const COSTE = `(i.minutos::bigint * ${most('coste')} + 30) / 60`;
export const PRECIO = `(i.minutos::bigint * ${most('precio')} + 30) / 60`;
