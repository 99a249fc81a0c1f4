import { useTranslation } from 'react-i18next';
import { entradaQuiosco } from '@jornada/contract/quiosco/vistas.ts';
import type { SalidaDe } from '@jornada/contract/call.ts';
import { quiosco } from '@jornada/contract/quiosco/calls.ts';
import { SelectField, TextField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';

type Props = { centros: readonly { id: number; nombre: string }[]; onMade: (made: SalidaDe<typeof quiosco.crear>) => void };

/** A new kiosk: what it is called, and where it stands. */
export function NewKiosk({ centros, onMade }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(quiosco.crear, {
    schema: entradaQuiosco,
    initial: { nombre: '', centroId: centros[0]?.id ?? 0 },
    draft: 'quiosco.nuevo',
    onSaved: onMade,
  });
  return (
    <Form of={form} save={t('quiosco.gestion.crear')}>
      <TextField of={form} name="nombre" label={t('quiosco.gestion.nombre')} description={t('quiosco.gestion.nombre-nota')} />
      <SelectField
        of={form}
        name="centroId"
        label={t('quiosco.config.centro')}
        options={centros.map(({ id, nombre }) => ({ value: id, label: nombre }))}
      />
    </Form>
  );
}
