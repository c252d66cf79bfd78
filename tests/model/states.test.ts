import { playHalf } from './sequences.ts'

playHalf(0)
