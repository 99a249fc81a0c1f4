/**
 * The country whose law on income tax holds for somebody on a day: that of their centre (before the first day the first
 * one), else that of the company's first centre; null: there is none. `persona`, `dia`: columns.
 */
export const countrySql = (persona: string, dia: string): string => `coalesce(
      (select c.pais from instancia.asignaciones a join instancia.centros c on c.entidad_id = $1 and c.centro_id = a.centro_id
        where a.entidad_id = $1 and a.usuario_id = ${persona}
        order by a.desde <= coalesce(${dia}, 'infinity') desc, case when a.desde <= coalesce(${dia}, 'infinity') then a.desde end desc, a.desde limit 1),
      (select c.pais from instancia.centros c where c.entidad_id = $1 order by c.centro_id limit 1))`;
