import { useTranslation } from 'react-i18next';
import { chat } from '@jornada/contract/chat/calls.ts';
import { entradaAbrirSala } from '@jornada/contract/chat/intranet.ts';
import { Form } from '@jornada/web/form/form.tsx';
import { LongTextField } from '@jornada/web/form/fields.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { Section } from '@jornada/web/list/section.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { RoomContent } from './room-content.tsx';

/** What was written is read only with a reason, which the audit log and the members of the room are told. */
export function ReadWithReason({ id, hasta }: { id: number; hasta: string | null }) {
  const { t } = useTranslation();
  const { hour } = useFormat();
  const form = useContractForm(chat.abrir, {
    schema: entradaAbrirSala,
    initial: { motivo: '' },
    which: { id },
  });
  if (hasta !== null)
    return (
      <Section title={t('chat.gestion.leer')} note={t('chat.gestion.abierta-hasta', { hora: hour(hasta) })}>
        <RoomContent id={id} />
      </Section>
    );
  return (
    <Section title={t('chat.gestion.leer')} note={t('chat.gestion.leer-nota')}>
      <Form of={form} save={t('chat.gestion.abrir')}>
        <LongTextField of={form} name="motivo" label={t('chat.gestion.motivo')} rows={3} />
      </Form>
    </Section>
  );
}
