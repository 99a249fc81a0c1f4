import { useTranslation } from 'react-i18next';
import { Box } from '@mantine/core';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaReglaExceso, excesos } from '@jornada/contract/excesos/calls.ts';
import { CATEGORIAS_EXCESO } from '@jornada/domain/excesos/modelo.ts';
import { Rows } from '@jornada/ui/rows.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Loaded } from '@jornada/web/list/loaded.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMonth } from '../../../shared/month-filters.tsx';

type Reglas = SalidaDe<typeof excesos.reglas>;
type Regla = Reglas['items'][number];

/** What minutes above the plan are if nobody says otherwise, from which day on; and a form for another rule. */
export function ExcessRules() {
  const { t } = useTranslation();
  const format = useFormat();
  const query = useRead(excesos.reglas, {});
  const since = ({ desde, convenio }: Regla): string => {
    if (desde === null) return t('excesos.reglas.de-partida');
    const fecha = format.date(desde, 'numeric');
    return convenio ? t('excesos.reglas.desde-convenio', { convenio: convenio.nombre, fecha }) : t('excesos.reglas.desde', { fecha });
  };
  return (
    <Box maw="46rem">
      <Loaded query={query}>
        {(reglas) => (
          <>
            <Section title={t('excesos.reglas.vigentes')}>
              <Rows padded>
                {reglas.items.map((one) => (
                  <li key={`${one.desde} ${one.convenio?.id}`}>
                    {since(one)}
                    <small>{t('excesos.reglas.completa', { categoria: t(`excesos.categorias.${one.completa}`) })}</small>
                    <small>{t('excesos.reglas.parcial', { categoria: t(`excesos.categorias.${one.parcial}`) })}</small>
                  </li>
                ))}
              </Rows>
            </Section>
            <Section title={t('excesos.reglas.nueva')} note={t('excesos.reglas.nueva-nota')}>
              <NewRule of={reglas} />
            </Section>
          </>
        )}
      </Loaded>
    </Box>
  );
}

/** No agreement: everybody else. */
const ALL = 0;

function NewRule({ of: { items, convenios } }: { of: Reglas }) {
  const { t } = useTranslation();
  const { days } = useMonth(undefined);
  const options = CATEGORIAS_EXCESO.map((value) => ({ value, label: t(`excesos.categorias.${value}`) }));
  const form = useContractForm(excesos.guardarRegla, {
    schema: entradaReglaExceso,
    initial: {
      desde: days.desde,
      convenio: ALL,
      completa: items[0]?.completa ?? ('flexible' as const),
      parcial: items[0]?.parcial ?? ('complementaria' as const),
    },
    input: ({ convenio, ...same }) => ({ ...same, convenio: convenio === ALL ? null : convenio }),
    draft: 'excesos.reglas',
    sendsUnchanged: false,
    notice: t('gestion.guardado'),
  });
  return (
    <Form of={form} save={t('excesos.reglas.guardar')}>
      <Pair>
        <DayField of={form} name="desde" isKept label={t('excesos.reglas.campo-desde')} />
        {convenios.length > 0 && (
          <SelectField
            of={form}
            name="convenio"
            label={t('excesos.reglas.para')}
            options={[
              { value: ALL, label: t('excesos.reglas.todos') },
              ...convenios.map(({ id, nombre }) => ({ value: id, label: nombre })),
            ]}
          />
        )}
      </Pair>
      <Pair>
        <SelectField of={form} name="completa" label={t('excesos.reglas.campo-completa')} options={options} />
        <SelectField of={form} name="parcial" label={t('excesos.reglas.campo-parcial')} options={options} />
      </Pair>
    </Form>
  );
}
