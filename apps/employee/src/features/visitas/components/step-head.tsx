import { useTranslation } from 'react-i18next';
import { Box, Title } from '@mantine/core';
import { useFocusOnArrival } from '@jornada/web/use-focus-on-arrival.ts';
import classes from '../visitas.module.css';

type Props = { title: string; note: string; step?: number; steps?: number };

/** The title of a step, what it is for, and how many there are. */
export function StepHead({ title, note, step, steps }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnArrival();
  return (
    <Box mt="1.4rem">
      <Title order={1} className={classes.title} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <div className={classes.under}>
        <p className={classes.lead}>{note}</p>
        {step !== undefined && steps !== undefined && (
          <p className={classes.steps}>
            <svg viewBox={`0 0 ${steps * 14} 28`} aria-hidden="true">
              {Array.from({ length: steps }, (_, index) => (
                <line
                  key={index}
                  data-full={index < step}
                  x1={index * 14 + 4}
                  x2={index * 14 + 4}
                  y1={index < step ? 3 : 8}
                  y2={index < step ? 25 : 20}
                />
              ))}
            </svg>
            {t('visitas.tableta.paso', { paso: step, pasos: steps })}
          </p>
        )}
      </div>
    </Box>
  );
}
