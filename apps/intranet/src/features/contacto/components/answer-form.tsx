import { useTranslation } from 'react-i18next';
import { contacto, entradaRespuesta, type PeticionAyuda } from '@jornada/contract/contacto.ts';
import { CountedField } from '@jornada/web/form/fields.tsx';
import { Form } from '@jornada/web/form/form.tsx';
import { SwitchField } from '@jornada/web/form/switch-row.tsx';
import { useContractForm } from '@jornada/web/form/use-contract-form.ts';
import { MailNote } from '../../../shared/mail-note.tsx';
import { Section } from '@jornada/web/list/section.tsx';

type Props = { peticion: PeticionAyuda; onChanged: (peticion: PeticionAyuda) => void };

/** The form to answer a request. It says in which way the person gets the answer. */
export function AnswerForm({ peticion: { id, correo, hecha }, onChanged }: Props) {
  const { t } = useTranslation();
  const form = useContractForm(contacto.responder, {
    schema: entradaRespuesta,
    initial: { Texto: '', hecha: true },
    input: (values) => ({ id, Texto: values.Texto, hecha: hecha !== null || values.hecha }),
    draft: `ayuda.${id}`,
    notice: t('ayudas.enviada'),
    onSaved: onChanged,
  });
  return (
    <Section title={t('ayudas.responder')} note={correo ? t('ayudas.va-por-correo', { correo }) : t('ayudas.sin-correo')}>
      {correo && <MailNote />}
      <Form of={form} save={t('ayudas.enviar')}>
        <CountedField of={form} name="Texto" label={t('ayudas.respuesta')} count={(numbers) => t('ayudas.cuenta', numbers)} rows={5} />
        {hecha === null && <SwitchField of={form} name="hecha" label={t('ayudas.dar-por-hecha')} note={t('ayudas.dar-por-hecha-nota')} />}
      </Form>
    </Section>
  );
}
