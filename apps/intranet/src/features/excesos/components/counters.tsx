import { useTranslation } from 'react-i18next';
import { NativeSelect } from '@mantine/core';
import { excesos, type ContadorDePersona } from '@jornada/contract/excesos/calls.ts';
import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { Line } from '@jornada/ui/line.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { More } from '@jornada/web/list/more.tsx';
import { ReadList } from '@jornada/web/list/read-list.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useList } from '@jornada/web/list/use-list.ts';
import { usePlace } from '@jornada/web/list/use-place.ts';
import { useFormat } from '@jornada/web/use-format.ts';
import { CentreSelect, useMonth } from '../../../shared/month-filters.tsx';
import { excesosSearch } from '../search.ts';

/** How a person stands to the limit of the year, in words. */
function useLimitWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return ({ limite, quedan }: ContadorDePersona): string => {
    if (limite === null || quedan === null) return t('excesos.contador.sin-limite');
    const words = { tiempo: format.durationWithUnit(Math.abs(quedan)), limite: format.durationWithUnit(limite) };
    return quedan < 0 ? t('excesos.contador.pasado', words) : t('excesos.contador.quedan', words);
  };
}

/** The overtime of a year of each person, those with the most that counts first. */
export function Counters() {
  const { t } = useTranslation();
  const format = useFormat();
  const { search, open, set, show } = usePlace(excesosSearch);
  const { today } = useMonth(undefined);
  const thisYear = Number(today.slice(0, 4));
  const { ano = thisYear, centro, departamento, persona } = search;
  const list = useList(excesos.contadores, { ano, centro, departamento, persona });
  const wordsOf = useLimitWords();
  const chosen = list.items.find((one) => one.persona.id === open);
  return (
    <ListAside isWide aside={chosen && <OneYear of={chosen} onClose={() => show(null)} />}>
      <Filters>
        <NativeSelect
          aria-label={t('solicitudes.ano.etiqueta')}
          value={String(ano)}
          data={[thisYear, thisYear - 1, thisYear - 2, thisYear - 3].map(String)}
          onChange={({ currentTarget }) => set({ ano: Number(currentTarget.value) })}
        />
        <CentreSelect value={centro} onChange={(value) => set({ centro: value })} />
      </Filters>
      <ReadList list={list} empty={{ title: t('excesos.contador.vacio', { ano }) }}>
        {(items) => (
          <>
            <Rows aria-label={t('excesos.partes.contadores')}>
              {items.map((one) => (
                <Row
                  key={one.persona.id}
                  name={one.persona.nombre}
                  facts={wordsOf(one)}
                  end={format.durationWithUnit(one.cuentan)}
                  isOpen={one === chosen}
                  onOpen={() => show(one.persona.id)}
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

function OneYear({ of, onClose }: { of: ContadorDePersona; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const wordsOf = useLimitWords();
  const { persona, ano, suma, cuentan, porDescansar, norma } = of;
  return (
    <Aside title={persona.nombre} note={String(ano)} onClose={onClose}>
      <p>
        {t('excesos.contador.cuentan', { tiempo: format.durationWithUnit(cuentan) })}; {wordsOf(of)}
        {norma && ` (${norma})`}
      </p>
      {porDescansar > 0 && <Hint>{t('excesos.contador.por-descansar', { tiempo: format.durationWithUnit(porDescansar) })}</Hint>}
      <Rows padded>
        {CATEGORIAS_EXCESO.map((categoria) => (
          <Line key={categoria} end={format.durationWithUnit(suma[categoria])}>
            {t(`excesos.categorias.${categoria}`)}
          </Line>
        ))}
      </Rows>
    </Aside>
  );
}
