import { NativeSelect } from '@mantine/core';
import { limites } from '@jornada/contract/limites/calls.ts';
import { REGLAS } from '@jornada/domain/limites/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { CentreSelect, MonthSelect, useMonth } from '../../../shared/month-filters.tsx';
import { LeftOut } from '../../../shared/left-out.tsx';
import { ESTADOS, limitesSearch } from '../search.ts';
import { OneBreach } from './one-breach.tsx';

/** The limits that days of a month broke, the newest first, with what is explained of them. */
export function Breaches() {
  const { t, format, nameOf, valueOf } = useLimitWords();
  const { search, open, set, show } = usePlace(limitesSearch);
  const { mes, days, name } = useMonth(search.mes);
  const { regla, estado, centro, departamento, persona, todos } = search;
  const list = useList(limites.listado, { ...days, regla, estado, centro, departamento, persona, todos });
  const chosen = list.items.find((one) => one.persona.id === open && one.fecha === search.dia && one.regla === search.cual);
  const keyOf = (one: (typeof list.items)[number]): string => `${one.persona.id} ${one.fecha} ${one.regla}`;
  const stateOf = ({ vigente, respuestas }: (typeof list.items)[number]): string | undefined => {
    if (!vigente) return t('limites.lista.ya-no');
    return respuestas.length > 0 ? t('limites.lista.explicado') : undefined;
  };
  const waiting = list.data?.sinRespuesta ?? 0;
  return (
    <ListAside
      isWide
      aside={chosen && <OneBreach key={keyOf(chosen)} of={chosen} onClose={() => show(null, { dia: undefined, cual: undefined })} />}
    >
      <Filters>
        <MonthSelect label={t('excesos.filtros.mes')} value={mes} onChange={(value) => set({ mes: value })} />
        <NativeSelect
          aria-label={t('limites.lista.regla')}
          value={regla ?? ''}
          data={[{ value: '', label: t('limites.lista.todas') }, ...REGLAS.map((value) => ({ value, label: nameOf(value) }))]}
          onChange={({ currentTarget: { value } }) => set({ regla: REGLAS.find((one) => one === value) })}
        />
        <NativeSelect
          aria-label={t('limites.lista.estados.titulo')}
          value={estado ?? ''}
          data={[
            { value: '', label: t('limites.lista.estados.todos') },
            ...ESTADOS.map((value) => ({ value, label: t(`limites.lista.estados.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => set({ estado: ESTADOS.find((one) => one === value) })}
        />
        <CentreSelect value={centro} onChange={(value) => set({ centro: value })} />
      </Filters>
      <LeftOut of={list.data} que="limites" isAll={todos === 'si'} onAll={(value) => set({ todos: value ? 'si' : undefined })} />
      {waiting > 0 && <Hint>{t('limites.lista.cuantos', { count: waiting })}</Hint>}
      <ReadList list={list} empty={{ title: t('limites.lista.vacio', { mes: name }), text: t('limites.lista.vacio-texto') }}>
        {(items) => (
          <>
            <Rows aria-label={t('limites.lista.titulo')}>
              {items.map((one) => (
                <Row
                  key={keyOf(one)}
                  name={one.persona.nombre}
                  note={`${format.date(one.fecha, 'weekdayDay')} · ${nameOf(one.regla)}`}
                  facts={valueOf(one)}
                  end={stateOf(one)}
                  isDim={!one.vigente}
                  isOpen={one === chosen}
                  onOpen={() => show(one.persona.id, { dia: one.fecha, cual: one.regla })}
                />
              ))}
            </Rows>
            <More list={list} />
          </>
        )}
      </ReadList>
    </ListAside>
  );
}
