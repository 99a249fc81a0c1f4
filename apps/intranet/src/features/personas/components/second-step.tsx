import { useTranslation } from 'react-i18next';
import { personas } from '@jornada/contract';
import { useWebServices } from '@jornada/web/services.tsx';
import { Ask } from '@jornada/web/list/ask.tsx';
import { Section } from '@jornada/web/list/section.tsx';
import { useSend } from '@jornada/web/calls.ts';
import type { TabProps } from './tab-props.ts';

/** Whether a person has a second step, with a button to remove it if they have lost it. */
export function SecondStep({ persona: { id, version, nombre, segundoPaso, puede }, onReload }: TabProps) {
  const { t } = useTranslation();
  const { notices } = useWebServices();
  const remove = useSend(personas.quitarSegundoPaso, { onSuccess: () => notices.show(t('personas.segundo.quitado')) });
  const state = t(segundoPaso ? 'personas.segundo.activado' : 'personas.segundo.no');
  return (
    <Section title={`${t('personas.segundo.titulo')}: ${state}`}>
      {puede.quitarSegundoPaso && (
        <Ask
          opener={t('personas.segundo.quitar')}
          question={t('personas.segundo.pregunta', { nombre })}
          yes={t('personas.segundo.si')}
          isBad
          isBusy={remove.isPending}
          error={remove.error}
          onReload={onReload}
          onYes={() => remove.mutate({ id, version })}
        />
      )}
    </Section>
  );
}
