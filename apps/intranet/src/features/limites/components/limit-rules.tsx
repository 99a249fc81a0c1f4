import { useState } from 'react';
import { Box, NativeSelect } from '@mantine/core';
import { limites, type LimitesDePais } from '@jornada/contract/limites/calls.ts';
import { REGLAS, type Regla } from '@jornada/domain/limites/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { countryName } from '@jornada/web/country-name.ts';
import { useLimitWords } from '@jornada/features/limites/use-limit-words.ts';
import { Aside } from '@jornada/web/list/aside.tsx';
import { Filters } from '@jornada/web/list/filters.tsx';
import { ListAside } from '@jornada/web/list/list-aside.tsx';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Row } from '@jornada/web/list/row.tsx';
import { Hint } from '@jornada/web/list/section.tsx';
import { useRuleWords } from '../model/use-rule-words.ts';
import { RuleForm } from './rule-form.tsx';

const keyOf = ({ pais, convenio, menores }: LimitesDePais): string => `${pais} ${convenio?.id ?? 0} ${menores}`;

/** The limits that hold today, of a country, an agreement or those under 18, with the law beside them; each can be changed from a day on. */
export function LimitRules() {
  const { t, format } = useLimitWords();
  const { ruleName, value, partsOf } = useRuleWords();
  const query = useRead(limites.reglas, {});
  const [which, setWhich] = useState('');
  const [open, setOpen] = useState<Regla | null>(null);
  const wordsOf = ({ pais, convenio, menores }: LimitesDePais): string =>
    [countryName(pais, format.lang), convenio?.nombre ?? (menores ? t('limites.reglas.menores') : t('limites.reglas.todos'))].join(' · ');
  return (
    <Box>
      <Loaded query={query}>
        {({ paises }) => {
          const shown = paises.find((one) => keyOf(one) === which) ?? paises[0];
          if (!shown) return null;
          return (
            <ListAside
              isWide
              aside={
                open && (
                  <Aside key={`${keyOf(shown)} ${open}`} title={ruleName(open)} note={wordsOf(shown)} onClose={() => setOpen(null)}>
                    <RuleForm of={shown} regla={open} />
                  </Aside>
                )
              }
            >
              <Hint>{t('limites.reglas.nota')}</Hint>
              <Filters>
                <NativeSelect
                  miw="20rem"
                  aria-label={t('excesos.reglas.para')}
                  value={keyOf(shown)}
                  data={paises.map((one) => ({ value: keyOf(one), label: wordsOf(one) }))}
                  onChange={({ currentTarget }) => setWhich(currentTarget.value)}
                />
              </Filters>
              <Rows aria-label={t('limites.lista.partes.reglas')}>
                {REGLAS.map((regla) => {
                  const isOwn = JSON.stringify(shown.hoy[regla]) !== JSON.stringify(shown.ley[regla]);
                  return (
                    <Row
                      key={regla}
                      name={ruleName(regla)}
                      note={[
                        isOwn ? t('limites.reglas.ley', { valor: value(shown.ley, regla) }) : shown.hoy[regla]?.norma,
                        ...partsOf(shown.hoy, regla),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                      facts={isOwn ? t('limites.reglas.propia') : undefined}
                      end={value(shown.hoy, regla)}
                      isDim={shown.hoy[regla] === null}
                      isOpen={open === regla}
                      onOpen={() => setOpen(regla)}
                    />
                  );
                })}
              </Rows>
            </ListAside>
          );
        }}
      </Loaded>
    </Box>
  );
}
