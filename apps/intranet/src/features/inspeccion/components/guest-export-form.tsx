import { useTranslation } from 'react-i18next';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { entradaExportar, inspeccion } from '@jornada/contract/inspeccion/calls.ts';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { DayField, SelectField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { Pair } from '@jornada/web/form/pair.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useIdioma } from '@jornada/web/use-format.ts';

type Props = { scope: SalidaDe<typeof inspeccion.ambito>; onMade: (made: SalidaDe<typeof inspeccion.exportar>) => void };
type Values = { desde: string; hasta: string; centro: number | null; idioma: Idioma };

/** Asks for an export within the scope: which of its days and centres, in which language. */
export function GuestExportForm({ scope, onMade }: Props) {
  const { t } = useTranslation();
  const idioma = useIdioma();
  const { desde, hasta, centros } = scope;
  const initial: Values = { desde, hasta, centro: null, idioma };
  const form = useContractForm(inspeccion.exportar, { schema: entradaExportar, initial, sendsUnchanged: true, onSaved: onMade });
  return (
    <Form of={form} save={t('exportes.pedir')}>
      <Pair>
        <DayField of={form} name="desde" label={t('exportes.desde')} min={desde} max={hasta} />
        <DayField of={form} name="hasta" toward="future" label={t('exportes.hasta')} min={form.values.desde} max={hasta} />
      </Pair>
      <Pair>
        <SelectField
          of={form}
          name="centro"
          label={t('exportes.centro')}
          options={[{ value: null, label: t('exportes.todos') }, ...centros.map(({ id, nombre }) => ({ value: id, label: nombre }))]}
        />
        <SelectField
          of={form}
          name="idioma"
          label={t('exportes.idioma')}
          options={IDIOMAS.map((value) => ({ value, label: t(`personas.idiomas.${value}`) }))}
        />
      </Pair>
    </Form>
  );
}
