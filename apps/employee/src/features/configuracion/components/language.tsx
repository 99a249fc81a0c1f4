import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '@mantine/core';
import { ApiError } from '@jornada/client';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { Choice, Choices } from '@jornada/ui/choices.tsx';
import { ownName } from '@jornada/web/own-name.ts';
import { useIdioma } from '@jornada/web/use-format.ts';
import { useCambiarIdioma } from '../api.ts';
import classes from '../configuracion.module.css';

/** The language of the person, on all their devices. The choice is shown at once, while it is being saved. */
export function Language() {
  const { t } = useTranslation();
  const current = useIdioma();
  const { mutate, isPending, error } = useCambiarIdioma();
  // Kept separately, because the mutation's own state comes a moment later, and the choice would jump back in between.
  const [chosen, setChosen] = useState<Idioma | null>(null);
  const choose = (lang: Idioma): void => {
    setChosen(lang);
    mutate(lang, { onSettled: () => setChosen(null) });
  };
  const shown = chosen ?? current;
  return (
    <section className={classes.section} aria-labelledby="configuracion-idioma">
      <h2 id="configuracion-idioma">{t('configuracion.idioma.titulo')}</h2>
      <Choices labelledBy="configuracion-idioma" isBusy={isPending}>
        {IDIOMAS.map((lang) => (
          <Choice
            key={lang}
            group="idioma"
            name={<span lang={lang}>{ownName(lang)}</span>}
            isChosen={lang === shown}
            onChoose={() => choose(lang)}
          />
        ))}
      </Choices>
      {error && !isPending && (
        <Text size="sm" c="bad" mt="xs" role="alert">
          {error instanceof ApiError && !error.isNetwork ? error.message : t('configuracion.idioma.sin-conexion')}
        </Text>
      )}
    </section>
  );
}
