import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { COMENTARIO_MAXIMO, contacto, type PeticionAyuda } from '@jornada/contract';
import { CountedTextarea } from '@jornada/ui/counted-textarea.tsx';
import { useWebServices } from '@jornada/web/services.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { Form } from '../../../shared/form.tsx';
import { MailNote } from '../../../shared/mail-note.tsx';
import { Section, SwitchRow } from '../../../shared/parts.tsx';
import { useMissing } from '../../../shared/use-missing.ts';

type Props = { peticion: PeticionAyuda; onChanged: (peticion: PeticionAyuda) => void };

/** Answers a request, and says by which way the person reads it. */
export function AnswerForm({ peticion: { id, correo, hecha }, onChanged }: Props) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const [texto, setTexto] = useState('');
  const [isDone, setDone] = useState(true);
  const sending = useSend(contacto.responder);
  const missing = useMissing();
  const send = () =>
    missing.isComplete(texto) &&
    sending.mutate(
      { id, Texto: texto, hecha: hecha !== null || isDone },
      {
        onSuccess: (saved) => {
          onChanged(saved);
          notices.show(t('ayudas.enviada'));
        },
      },
    );
  return (
    <Section title={t('ayudas.responder')} note={correo ? t('ayudas.va-por-correo', { correo }) : t('ayudas.sin-correo')}>
      {correo && <MailNote />}
      <Form isDirty={texto.trim() !== ''} isBusy={sending.isPending} error={sending.error} save={t('ayudas.enviar')} onSave={send}>
        <CountedTextarea
          label={t('ayudas.respuesta')}
          value={texto}
          max={COMENTARIO_MAXIMO}
          count={t('ayudas.cuenta', { escritos: texto.length, max: COMENTARIO_MAXIMO })}
          rows={5}
          required
          error={missing.at(texto)}
          onChange={setTexto}
        />
        {hecha === null && (
          <SwitchRow label={t('ayudas.dar-por-hecha')} note={t('ayudas.dar-por-hecha-nota')} checked={isDone} onChange={setDone} />
        )}
      </Form>
    </Section>
  );
}
