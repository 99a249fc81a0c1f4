import { useTranslation } from 'react-i18next';
import { entradaVersionHorario, horarios, type DefinicionHorario, type HorarioGestionado } from '@jornada/contract/horarios.ts';
import { DayField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { checkDefinition } from '../model/defect.ts';
import { DefinitionFields } from './definition-fields.tsx';

type ChangeProps = { horario: HorarioGestionado; begun: HorarioGestionado['versiones'][number]; onDone: () => void };

/** A form to change a version from a day on; a future version from its own day. A version that has begun does not change. */
export function ChangeSchedule({ horario: { id, version, versiones, centro }, begun, onDone }: ChangeProps) {
  const { t } = useTranslation();
  const { clock } = useWebServices();
  const format = useFormat('UTC');
  const { zone } = useFormat();
  const tomorrow = clock.now().toZonedDateTimeISO(zone).toPlainDate().add({ days: 1 }).toString();
  const form = useContractForm(horarios.cambiar, {
    schema: entradaVersionHorario,
    which: { id, version },
    initial: { desde: begun.cambiable ? begun.desde : tomorrow, definicion: begun.definicion },
    check: ({ definicion: typed }) => checkDefinition(typed, { t, format }),
    draft: `horario.${id}.version.${begun.desde}`,
    notice: t('gestion.guardado'),
    onSaved: onDone,
  });
  const definicion = form.field<DefinicionHorario>('definicion');
  return (
    <Form of={form} save={t('horarios.guardar-cambio')} onCancel={onDone}>
      <DefinitionFields desde={form.values.desde} value={definicion.value} of={{ versiones, centro }} onChange={definicion.set}>
        <DayField
          of={form}
          name="desde"
          isKept
          label={t('horarios.cambia-desde')}
          description={t('horarios.cambia-desde-nota')}
          min={tomorrow}
        />
      </DefinitionFields>
    </Form>
  );
}
