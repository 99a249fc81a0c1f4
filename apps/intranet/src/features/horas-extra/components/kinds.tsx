import type { ReactNode } from 'react';
import { horasExtra, type TipologiaGestionada } from '@jornada/contract/horas-extra/calls.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { ListPage } from '@jornada/web/list/list-page.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useWholeList } from '@jornada/web/list/use-list.ts';
import type { PlaceOf } from '@jornada/web/list/use-place.ts';
import { useExtraWords } from '@jornada/features/solicitudes/extra/use-extra-words.ts';
import type { horasExtraSearch } from '../search.ts';
import { KindForm } from './kind-form.tsx';

type Props = { place: PlaceOf<typeof horasExtraSearch>; parts: ReactNode };

/** The kinds of overtime; the open one with its changes to come, and the form for a new version. */
export function Kinds({ place, parts }: Props) {
  const { t, kindName } = useExtraWords();
  const list = useWholeList(horasExtra.tipologiasGestionadas, {});
  const wordsOf = useKindWords();
  const { show } = place;
  // What holds now comes first; a version to come of the same kind stands with it.
  const first = list.items.filter((one, index) => list.items.findIndex(({ id }) => id === one.id) === index);
  return (
    <ListPage
      title={t('menu.entradas.horas-extra')}
      place={place}
      list={{ ...list, items: first, total: first.length }}
      empty={{ title: t('horas-extra.elegir.tipo') }}
      filters={parts}
      renderRow={(one) => ({
        id: one.id,
        name: kindName(one),
        note: one.nombre === null ? null : t(`horas-extra.clases.${one.clase}`),
        facts: wordsOf(one),
        isDim: !one.activa,
      })}
      renderOne={(one) => (
        <OneKind
          key={one.id}
          of={one}
          ahead={list.items.filter((other) => other.id === one.id && other !== one)}
          onClose={() => show(null)}
        />
      )}
      add={{
        label: t('horas-extra.gestion.nuevo-tipo'),
        note: t('horas-extra.gestion.tipo-nota'),
        form: <KindForm kind={null} onSaved={({ id }) => show(id)} />,
      }}
    />
  );
}

/** How a kind is made good, and what else there is to say of it. */
function useKindWords() {
  const { t, format } = useExtraWords();
  return ({ modo, pagoPorCien, descansoPorHora, cuentaTope, cotizacionTipo, activa }: TipologiaGestionada): string => {
    const said = [
      !activa && t('horas-extra.gestion.inactiva'),
      t(`horas-extra.gestion.modos.${modo}`),
      modo !== 'descanso' && t('horas-extra.gestion.al-pago', { tanto: format.number(pagoPorCien) }),
      modo !== 'pago' && t('horas-extra.gestion.al-descanso', { minutos: descansoPorHora }),
      !cuentaTope && t('horas-extra.gestion.no-cuenta'),
      cotizacionTipo !== null && t('horas-extra.gestion.cotiza', { tanto: format.number(cotizacionTipo / 100) }),
    ]
      .filter(Boolean)
      .join(' · ');
    return format.capitalize(said);
  };
}

function OneKind({ of, ahead, onClose }: { of: TipologiaGestionada; ahead: readonly TipologiaGestionada[]; onClose: () => void }) {
  const { t, format, kindName } = useExtraWords();
  const wordsOf = useKindWords();
  const since =
    of.desde === null ? t('horas-extra.gestion.siempre') : t('horas-extra.gestion.desde', { dia: format.date(of.desde, 'numeric') });
  return (
    <Aside title={kindName(of)} note={since} onClose={onClose}>
      {ahead.length > 0 && (
        <Section title={t('horas-extra.gestion.cambios')}>
          <Rows padded>
            {ahead.map((one) => (
              <li key={one.desde}>
                {t('horas-extra.gestion.desde', { dia: format.date(one.desde ?? '', 'numeric') })}
                <small>{wordsOf(one)}</small>
              </li>
            ))}
          </Rows>
        </Section>
      )}
      <KindForm kind={of} />
    </Aside>
  );
}
