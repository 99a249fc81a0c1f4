import { useTranslation } from 'react-i18next';
import { visitas } from '@jornada/contract/visitas/calls.ts';
import type { TipoVisitaGestionado } from '@jornada/contract/visitas/gestion.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import { CloseOrReopen } from '../../../shared/close-or-reopen.tsx';
import { ClosedPill } from '../../../shared/closed-pill.tsx';
import { VisitTypeForm } from './visit-type-form.tsx';
import type { VisitsPart } from './visits.tsx';

/** The types of visits, with what they ask. */
export function VisitTypes({ place, parts }: VisitsPart) {
  const { t } = useTranslation();
  const list = useWholeList(visitas.gestion, {});
  const noteOf = ({ descripcion, preguntas, normas }: TipoVisitaGestionado): string =>
    [
      descripcion.texto,
      preguntas.length > 0 && t('visitas.tipos.preguntas-cuantas', { count: preguntas.length }),
      normas.texto && t('visitas.tipos.normas'),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <ListPage
      title={t('visitas.gestion.titulo')}
      place={place}
      list={list}
      empty={{ title: t('visitas.tipos.vacio'), text: t('visitas.tipos.vacio-texto') }}
      filters={parts}
      renderRow={(tipo) => ({
        id: tipo.id,
        name: tipo.nombre.texto,
        note: noteOf(tipo),
        facts: !tipo.abierto && <ClosedPill />,
        isDim: !tipo.abierto,
      })}
      renderOne={(tipo) => (
        <Aside key={tipo.id} title={tipo.nombre.texto} status={!tipo.abierto && <ClosedPill />} onClose={() => place.show(null)}>
          <VisitTypeForm tipo={tipo} />
          <CloseOrReopen of="visitas" calls={visitas} list={visitas.gestion} thing={tipo} />
        </Aside>
      )}
      add={{ label: t('visitas.tipos.nuevo'), form: <VisitTypeForm tipo={null} onSaved={({ id }) => place.show(id)} /> }}
    />
  );
}
